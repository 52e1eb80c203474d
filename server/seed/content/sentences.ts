import type { SceneKind } from '#pictures/parts/symbols.ts';

/** Sentences of visitors for a group of kinds, written so that any few of them read well together. */
export interface ReviewBank {
  praise: string[];
  /** From visitors who would take off a star. */
  mild: string;
  english: string;
  /** From the place. */
  reply: string;
}

/** Sample data. */
const BANKS = {
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
  pharmacy: {
    praise: [
      'Με ρώτησαν τι άλλα φάρμακα παίρνω πριν μου δώσουν οτιδήποτε.',
      'Βρήκαν σε μισή ώρα αυτό που έψαχνα δύο μέρες.',
      'Μου έγραψαν τις δόσεις σε χαρτί με μεγάλα γράμματα.',
      'Ευγενικοί ακόμη και στις οκτώ παρά πέντε.',
    ],
    mild: 'Δύσκολα βρίσκεις να αφήσεις το αυτοκίνητο.',
    english: 'Kind, quick and honest about what I did not need to buy.',
    reply: 'Σας ευχαριστούμε. Περαστικά και στη μητέρα σας.',
  },
  laboratory: {
    praise: [
      'Δεν κατάλαβα καν το τσίμπημα.',
      'Τα αποτελέσματα ήρθαν το ίδιο βράδυ στο κινητό.',
      'Πέρασαν πρώτο τον παππού που ήταν νηστικός, και σωστά.',
      'Πεντακάθαρα και με ησυχία.',
    ],
    mild: 'Μετά τις οκτώ και μισή μαζεύεται πολύς κόσμος.',
    english: 'In and out in fifteen minutes, results by email the same evening.',
    reply: 'Ευχαριστούμε πολύ. Πριν από τις οκτώ η αναμονή είναι η μικρότερη.',
  },
  practice: {
    praise: [
      'Άκουσε πρώτα και μίλησε μετά, σπάνιο πράγμα.',
      'Δεν ένιωσα στιγμή ότι βιάζεται να με διώξει.',
      'Μου εξήγησε την εξέταση με ένα σχέδιο πάνω στο χαρτί.',
      'Τηλεφώνησαν την επόμενη μέρα να δουν πώς είμαι.',
    ],
    mild: 'Προηγήθηκε ένα έκτακτο και άργησα είκοσι λεπτά, αλλά μας το είπαν.',
    english: 'Listened carefully, explained everything, no rush at all.',
    reply: 'Σας ευχαριστώ για τα καλά λόγια. Καλή συνέχεια στην ανάρρωση.',
  },
  dentist: {
    praise: [
      'Πρώτη φορά έφυγα από οδοντίατρο χωρίς σφιγμένα χέρια.',
      'Μου έδειξε την ακτινογραφία και αποφασίσαμε μαζί.',
      'Το σφράγισμα κρατά ήδη δύο χρόνια.',
      'Ήρθα με πονόδοντο χωρίς ραντεβού και με δέχτηκαν με αριθμό.',
    ],
    mild: 'Η πολυκατοικία έχει μικρό ασανσέρ.',
    english: 'Gentle, precise and happy to explain in English.',
    reply: 'Χαίρομαι που πήγε καλά. Τα λέμε στον έλεγχο του εξαμήνου.',
  },
  vet: {
    praise: [
      'Η γάτα μου, που δεν αφήνει κανέναν, κάθισε στην αγκαλιά του.',
      'Εξήγησαν κάθε εξέταση και το κόστος της πριν ξεκινήσουν.',
      'Περιμέναμε έξω με τον σκύλο και μπήκαμε όταν ήρθε η σειρά μας.',
      'Μας πήραν τηλέφωνο το βράδυ να ρωτήσουν πώς ξύπνησε από τη νάρκωση.',
    ],
    mild: 'Το Σάββατο γίνεται στριμωξίδι.',
    english: 'They treated our anxious rescue dog like their own.',
    reply: 'Ένα χάδι από εμάς. Τα λέμε στο επόμενο εμβόλιο.',
  },
  salon: {
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
  table: {
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
  sport: {
    praise: [
      'Οι γυμναστές διορθώνουν τη στάση χωρίς να σε κάνουν να ντρέπεσαι.',
      'Ο χώρος αερίζεται πραγματικά, τα παράθυρα ανοίγουν.',
      'Όταν μπαίνουν λίγοι μαζί, βρίσκεις πάντα όργανο.',
      'Καθαρά αποδυτήρια και ζεστό νερό.',
    ],
    mild: 'Στις επτά το απόγευμα γεμίζει.',
    english: 'Friendly coaches and never overcrowded thanks to the numbers.',
    reply: 'Ευχαριστούμε. Ο διάδρομος επισκευάστηκε, δοκιμάστε τον.',
  },
  swimming: {
    praise: [
      'Το νερό είναι καθαρό και δεν τσούζει τα μάτια.',
      'Η αργή διαδρομή είναι στ’ αλήθεια αργή, ευτυχώς.',
      'Το παιδί έμαθε να επιπλέει σε τέσσερα μαθήματα.',
      'Στην ώρα μας ήμασταν πέντε στη διαδρομή, πολυτέλεια.',
    ],
    mild: 'Τα αποδυτήρια θέλουν ένα χέρι μπογιά.',
    english: 'Lovely light, well kept water and a lane for slow swimmers.',
    reply: 'Καλές βουτιές. Τα αποδυτήρια βάφονται τον Αύγουστο.',
  },
  telecom: {
    praise: [
      'Μου είπαν να κρατήσω το παλιό πρόγραμμα επειδή με συμφέρει.',
      'Άλλαξαν την οθόνη σε πενήντα λεπτά.',
      'Πέρασαν όλες τις φωτογραφίες στο καινούργιο κινητό της γιαγιάς.',
      'Εξηγούν τον λογαριασμό γραμμή γραμμή.',
    ],
    mild: 'Στις αρχές του μήνα έχει πολύ κόσμο για πληρωμές.',
    english: 'Fixed my phone in an hour and refused to charge for the diagnosis.',
    reply: 'Ευχαριστούμε. Για πληρωμές προτιμήστε μετά τις πέντε του μήνα.',
  },
  garage: {
    praise: [
      'Μου έδειξαν το φθαρμένο εξάρτημα πριν το αλλάξουν.',
      'Η τιμή στο τέλος ήταν αυτή που είπαν στην αρχή.',
      'Μπήκα στις εννέα και στις εννέα και μισή έφευγα.',
      'Εξήγησαν κάθε παρατήρηση χωρίς να με τρομάξουν.',
    ],
    mild: 'Το πρωί της Δευτέρας γίνεται ουρά ως τον δρόμο.',
    english: 'Straightforward people: they quoted a price and kept to it.',
    reply: 'Ευχαριστούμε, καλούς δρόμους.',
  },
  reading: {
    praise: [
      'Ησυχία που την ακούς.',
      'Μου κράτησαν το βιβλίο δύο μέρες επειδή δούλευα ως αργά.',
      'Τα σημειώματα στα ράφια με έκαναν να διαβάσω πράγματα που δεν θα άνοιγα.',
      'Βρήκα θέση σε δέκα λεπτά μέσα στην εξεταστική.',
    ],
    mild: 'Χρειάζεται περισσότερες θέσεις το πρωί.',
    english: 'A quiet table, good light and people who love books.',
    reply: 'Ευχαριστούμε. Φέρτε μας κι εσείς ένα σημείωμα για το ράφι.',
  },
  stage: {
    praise: [
      'Δεν υπήρχαν εισιτήρια και μπήκαμε από τη λίστα ακυρώσεων.',
      'Βλέπεις και ακούς καλά από όπου κι αν κάτσεις.',
      'Μείναμε μετά για κουβέντα και δεν θέλαμε να φύγουμε.',
      'Το ταμείο εξυπηρετεί γρήγορα και με χαμόγελο.',
    ],
    mild: 'Οι καρέκλες κουράζουν μετά τη μιάμιση ώρα.',
    english: 'Got in from the returns list with number twelve. Worth the wait.',
    reply: 'Σας ευχαριστούμε από τη σκηνή και από το ταμείο.',
  },
  stay: {
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
  tickets: {
    praise: [
      'Μας βρήκαν ανταπόκριση που δεν έβγαζε κανένα σάιτ.',
      'Άλλαξαν το εισιτήριο μέσα στο απαγορευτικό χωρίς να ιδρώσουμε.',
      'Έγραψαν στο χαρτί πύλη, ώρα και από πού να πάμε.',
      'Πήρα αριθμό μέσα από το μετρό και έφτασα πάνω στην ώρα.',
    ],
    mild: 'Παραμονή Δεκαπενταύγουστου ο χώρος δεν φτάνει.',
    english: 'They rebooked us during the strike while everyone else was on hold.',
    reply: 'Καλά ταξίδια και καλές θάλασσες.',
  },
} satisfies Record<string, ReviewBank>;

/** The sentences for each kind of place. */
export const REVIEW_BANKS: Record<SceneKind, ReviewBank> = {
  kep: BANKS.office,
  'tax-office': BANKS.office,
  district: BANKS.office,
  pharmacy: BANKS.pharmacy,
  diagnostics: BANKS.laboratory,
  'health-centre': BANKS.practice,
  doctor: BANKS.practice,
  dentist: BANKS.dentist,
  vet: BANKS.vet,
  hairdresser: BANKS.salon,
  barber: BANKS.salon,
  taverna: BANKS.table,
  gym: BANKS.sport,
  pool: BANKS.swimming,
  'telecom-store': BANKS.telecom,
  garage: BANKS.garage,
  library: BANKS.reading,
  theatre: BANKS.stage,
  guesthouse: BANKS.stay,
  'ferry-office': BANKS.tickets,
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

/** Whole reviews in Latin letters. */
export const GREEKLISH = [
  'Poly kali eksipiretisi, piga me arithmo kai teleiosa se 10 lepta.',
  'Panta me to xamogelo kai xoris oura.',
  'Grigora kai organomena, to sinisto.',
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
