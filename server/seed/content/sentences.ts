import type { CategoryName } from '#common/categories.ts';

/** Review sentences that read well in any combination. */
export interface ReviewBank {
  praise: string[];
  /** From visitors who would take off a star. */
  mild: string;
  english: string;
  /** From the place. */
  reply: string;
}

/** Sample data: the sentences about places of a category, and about public offices. */
export const REVIEW_BANKS: Record<CategoryName | 'office', ReviewBank> = {
  office: {
    praise: [
      'Η υπάλληλος στη δεύτερη θυρίδα εξήγησε τα πάντα με υπομονή.',
      'Έφυγα με το χαρτί στο χέρι, χωρίς δεύτερη επίσκεψη.',
      'Μου είπαν από την αρχή ποιο δικαιολογητικό λείπει και γλίτωσα τη σειρά.',
      'Καθαρός χώρος, με καρέκλες και νερό.',
    ],
    mild: 'Το φωτοτυπικό ήταν χαλασμένο και μας έστειλαν απέναντι.',
    english: 'I do not speak much Greek and they still sorted out my papers in ten minutes.',
    reply:
      'Ευχαριστούμε για τον χρόνο σας. Τις απογευματινές ώρες η αναμονή είναι πάντα μικρότερη.',
  },
  business: {
    praise: [
      'Άκουσε πρώτα και μίλησε μετά, σπάνιο πράγμα.',
      'Δεν ένιωσα στιγμή ότι βιάζεται να με διώξει.',
      'Εξήγησαν κάθε εξέταση και το κόστος της πριν ξεκινήσουν.',
      'Τηλεφώνησαν την επόμενη μέρα να ρωτήσουν πώς πάμε.',
    ],
    mild: 'Προηγήθηκε ένα έκτακτο και άργησα είκοσι λεπτά, αλλά μας το είπαν.',
    english: 'Listened carefully, explained everything, no rush at all.',
    reply: 'Σας ευχαριστούμε για τα καλά λόγια. Νωρίς το πρωί η αναμονή είναι η μικρότερη.',
  },
  shops: {
    praise: [
      'Μου είπαν μόνοι τους τι δεν χρειάζομαι να αγοράσω.',
      'Βρήκαν σε μισή ώρα αυτό που έψαχνα δύο μέρες.',
      'Μου τα έγραψαν όλα σε χαρτί με μεγάλα γράμματα.',
      'Ευγενικοί ακόμη και στις οκτώ παρά πέντε.',
    ],
    mild: 'Στις αρχές του μήνα έχει πολύ κόσμο.',
    english: 'Kind, quick and honest about what I did not need to buy.',
    reply: 'Σας ευχαριστούμε. Μετά τις πέντε του μήνα η αναμονή είναι πάντα μικρότερη.',
  },
  restaurants: {
    praise: [
      'Τα πιάτα έρχονται ένα ένα και όλα ζεστά.',
      'Μας είπαν μόνοι τους τι είναι φρέσκο σήμερα και τι όχι.',
      'Η μερίδα φτάνει για δύο, μην παραγγείλετε πολλά.',
      'Κάναμε τη βόλτα μας και γυρίσαμε όταν σηκώθηκε το τραπέζι.',
    ],
    mild: 'Το βράδυ του Σαββάτου έχει φασαρία.',
    english: 'Honest food, no menu for tourists, and the queue moves while you walk around.',
    reply: 'Χαρήκαμε που περάσατε καλά. Το γλυκό το φτιάχνει η μητέρα μας και σας ευχαριστεί.',
  },
  salons: {
    praise: [
      'Έκοψαν ακριβώς όσο ζήτησα, ούτε πόντο παραπάνω.',
      'Το χρώμα κράτησε έξι εβδομάδες χωρίς να ξεθωριάσει.',
      'Με ρώτησαν πώς το φροντίζω στο σπίτι πριν πιάσουν ψαλίδι.',
      'Δεν νιώθεις ότι σε βιάζουν για να μπει ο επόμενος.',
    ],
    mild: 'Την Παρασκευή θέλει υπομονή.',
    english: 'Best haircut I have had since moving to Greece.',
    reply: 'Σας ευχαριστούμε, σας περιμένουμε σε δύο μήνες.',
  },
  fitness: {
    praise: [
      'Οι γυμναστές διορθώνουν χωρίς να σε κάνουν να ντρέπεσαι.',
      'Ο χώρος αερίζεται πραγματικά, τα παράθυρα ανοίγουν.',
      'Όταν μπαίνουν λίγοι μαζί, βρίσκεις πάντα θέση.',
      'Καθαρά αποδυτήρια και ζεστό νερό.',
    ],
    mild: 'Στις επτά το απόγευμα γεμίζει.',
    english: 'Friendly coaches and never overcrowded thanks to the numbers.',
    reply: 'Ευχαριστούμε. Τα αποδυτήρια βάφονται τον Αύγουστο.',
  },
  travel: {
    praise: [
      'Η τιμή στο τέλος ήταν αυτή που είπαν στην αρχή.',
      'Μας τα έγραψαν όλα στο χαρτί και δεν ξεχάσαμε τίποτα.',
      'Μπήκα στις εννέα και στις εννέα και μισή έφευγα.',
      'Πήρα αριθμό μέσα από το μετρό και έφτασα πάνω στην ώρα.',
    ],
    mild: 'Το πρωί της Δευτέρας γίνεται ουρά ως τον δρόμο.',
    english: 'Straightforward people: they quoted a price and kept to it.',
    reply: 'Ευχαριστούμε, καλούς δρόμους και καλές θάλασσες.',
  },
  event: {
    praise: [
      'Δεν υπήρχε θέση και μπήκαμε από τη λίστα.',
      'Βλέπεις και ακούς καλά από όπου κι αν κάτσεις.',
      'Μείναμε ως το τέλος και δεν θέλαμε να φύγουμε.',
      'Εξυπηρετούν γρήγορα και με χαμόγελο.',
    ],
    mild: 'Οι καρέκλες κουράζουν μετά τη μιάμιση ώρα.',
    english: 'Got in from the waiting list with number twelve. Worth the wait.',
    reply: 'Σας ευχαριστούμε και σας περιμένουμε ξανά.',
  },
  hotels: {
    praise: [
      'Το δωμάτιο ήταν έτοιμο πριν από την ώρα που μας είπαν.',
      'Αφήσαμε τις βαλίτσες, κάναμε βόλτα και μας ειδοποίησαν.',
      'Ησυχία το βράδυ, κοιμηθήκαμε με ανοιχτό παράθυρο.',
      'Το πρωινό είχε σπιτική μαρμελάδα και ζεστό ψωμί.',
    ],
    mild: 'Το μπάνιο είναι μικρό, αλλά λειτουργικό.',
    english: 'We arrived at nine, took a number, went for a walk and our room was ready by noon.',
    reply: 'Χαρήκαμε πολύ που σας φιλοξενήσαμε. Η πόρτα είναι ανοιχτή.',
  },
};

/** Sentences about the number itself. */
export const WAITING = [
  'Πήρα αριθμό από το σπίτι και μπήκα σχεδόν αμέσως.',
  'Η ειδοποίηση ήρθε όταν ήμουν δεύτερος, ακριβώς στην ώρα.',
  'Περίμενα γύρω στο τέταρτο, όσο έλεγε και η εφαρμογή.',
  'Έκανα τη δουλειά μου στη γειτονιά όσο προχωρούσαν οι αριθμοί.',
  'Δύο αριθμοί πριν από εμένα δεν εμφανίστηκαν και η σειρά πήγε γρήγορα.',
  'Είχε κόσμο, αλλά κανείς δεν ρωτούσε «ποιος είναι τελευταίος».',
];

/** Sentences that fit any place. */
export const COMMON = [
  'Το σύστησα ήδη σε δύο γειτόνισσες.',
  'Θα ξαναπάω σίγουρα.',
  'Φαίνεται ότι τους νοιάζει.',
  'Απλά πράγματα, καμωμένα σωστά.',
  'Το βρήκα τυχαία και έγινε συνήθεια.',
  'Όλα όπως τα περιγράφει η σελίδα τους.',
  'Πηγαίνω από τότε που άνοιξε.',
  'Με τα πόδια από το σπίτι είναι το καλύτερο της περιοχής.',
];

/** Sentences of visitors who would take off a star anywhere. */
export const MILD = [
  'Το τηλέφωνο δύσκολα απαντά το πρωί.',
  'Δύσκολα βρίσκεις να αφήσεις το αυτοκίνητο.',
  'Θα ήθελα περισσότερες απογευματινές ώρες.',
];

/** Whole reviews in English that fit any place. */
export const ENGLISH = [
  'I took a number, had a coffee next door and was back right on time.',
  'The number on my phone matched the screen inside, very clear system.',
  'I do not speak much Greek and they still sorted everything out in ten minutes.',
  'Kind, quick and honest. The wait was exactly as long as promised.',
  'Take a number before you leave the house and you will not wait at all.',
];

/** First name and initial. */
export const REVIEWERS = [
  'Μαρία Κ.', 'Γιώργος Π.', 'Ελένη Σ.', 'Κώστας Δ.', 'Αγγελική Μ.', 'Δημήτρης Τ.', 'Χρύσα Λ.',
  'Παύλος Β.', 'Ιωάννα Φ.', 'Στράτος Ν.', 'Ευαγγελία Ρ.', 'Λευτέρης Ζ.', 'Νεφέλη Α.', 'Σπύρος Γ.',
  'Κατερίνα Χ.', 'Αλέξης Ι.', 'Δέσποινα Ξ.', 'Μιχάλης Ο.', 'Ραλλού Π.', 'Anna B.', 'Tom W.',
]; // prettier-ignore
