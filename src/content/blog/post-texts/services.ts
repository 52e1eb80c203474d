import { says, under, type PostPart } from './part.ts';

/** SAMPLE DATA: posts about offices, pharmacies and surgeries. */
export const serviceTexts: Record<string, readonly PostPart[]> = {
  'the-quiet-hour': [
    says(
      'Δουλεύω λογιστής είκοσι δύο χρόνια και τα μισά τα έχω περάσει όρθιος. Κάποια στιγμή άρχισα να σημειώνω: ώρα άφιξης, αριθμός, ώρα αναχώρησης. Όχι από περιέργεια· χρέωνα τον χρόνο μου και ήθελα να είμαι δίκαιος με τους πελάτες μου.',
      'I have worked as an accountant for twenty-two years and spent half of them standing. At some point I began to write things down: time of arrival, number, time of leaving. Not out of curiosity; I charge for my time and wanted to be fair to my clients.',
    ),
    under(
      ['Το πρωί δεν είναι η λύση', 'Mornings are not the answer'],
      'Όλοι πιστεύουν ότι πρέπει να είναι εκεί με το που ανοίγουν οι πόρτες. Γι’ αυτό στις οκτώ είναι τριάντα άτομα και στις δέκα και μισή επτά. Στην εφορία της γειτονιάς μου ο πρώτος της ουράς περιμένει κατά μέσο όρο περισσότερο από εκείνον που μπαίνει στις έντεκα.',
      'Everybody believes that you have to be there when the doors open. That is why there are thirty people at eight and seven at half past ten. In the tax office of my neighbourhood the first in the queue waits longer on average than anyone who walks in at eleven.',
    ),
    says(
      'Η δεύτερη παγίδα είναι η Δευτέρα. Ό,τι μαζεύτηκε το Σαββατοκύριακο πέφτει πάνω της, μαζί με όσους το ανέβαλαν από την Παρασκευή. Αν η δουλειά σας αντέχει ως την Τετάρτη, χαρίστε στον εαυτό σας δύο μέρες και σαράντα λεπτά.',
      'The second trap is Monday. Whatever piled up over the weekend lands on it, together with everyone who put things off on Friday. If your errand can wait until Wednesday, give yourself two days and gain forty minutes.',
    ),
    under(
      ['Ο μήνας έχει κι αυτός ώρα αιχμής', 'Months have rush hours too'],
      'Οι τελευταίες πέντε μέρες κάθε μήνα είναι προθεσμίες. Οι πρώτες τρεις είναι ερωτήσεις για όσα δεν πρόλαβαν οι προθεσμίες. Ανάμεσα στις έξι και τις είκοσι υπάρχει μια άλλη χώρα, όπου ο υπάλληλος σηκώνει το κεφάλι και σας χαιρετά.',
      'The last five days of every month are deadlines. The first three are questions about what the deadlines left undone. Between the sixth and the twentieth lies another country, where the clerk looks up and greets you.',
    ),
    says(
      'Σήμερα κοιτάζω πρώτα πόσοι περιμένουν και ύστερα φοράω το παλτό μου. Αν μπροστά μου είναι δέκα, τελειώνω μια δήλωση. Αν είναι τρεις, κατεβαίνω αμέσως. Ο αριθμός στο κινητό κρατά τη θέση μου και το τεφτέρι με τις ώρες αιχμής έγινε επιτέλους περιττό.',
      'These days I look first at how many people are waiting, and only then put on my coat. If there are ten ahead of me I finish a tax return. If there are three I go down at once. The number on my phone keeps my place, and my notebook of rush hours is finally useless.',
    ),
  ],
  'kep-in-twenty-minutes': [
    says(
      'Ρώτησα μια υπάλληλο στο ΚΕΠ του Κουκακίου τι καθυστερεί περισσότερο την ουρά. Περίμενα να μου πει το σύστημα. Μου είπε: όσοι έρχονται δεύτερη φορά. Ένας στους τρεις που κάθονται απέναντί της θα ξαναγυρίσει, γιατί του λείπει ένα χαρτί.',
      'I asked a clerk at the KEP (citizens’ service centre) in Koukaki what slows the queue down most. I expected her to say the system. She said: the people who come twice. One in three of those who sit down opposite her will be back, because a paper is missing.',
    ),
    under(
      ['Πριν βγείτε από το σπίτι', 'Before you leave home'],
      'Ταυτότητα, ΑΦΜ, ΑΜΚΑ. Γράψτε τα δύο τελευταία σε ένα χαρτάκι μέσα στην ταυτότητα και δεν θα τα ξαναψάξετε. Αν πάτε για κάποιον άλλον, θέλετε εξουσιοδότηση με γνήσιο υπογραφής, και αυτή βγαίνει πια και από το κινητό, πριν καν ξεκινήσετε.',
      'Identity card, tax number, social security number. Write the last two on a slip inside your card and you will never look for them again. If you are going for somebody else, you need a certified authorisation, which can now be issued on your phone before you even set out.',
    ),
    says(
      'Φωτοτυπίες δεν βγάζουν όλα τα ΚΕΠ, και το μηχάνημα της γωνίας χαλάει πάντα την ημέρα που το χρειάζεστε. Μία φωτοτυπία κάθε εγγράφου μέσα στον φάκελο κοστίζει δέκα λεπτά του ευρώ και γλιτώνει μία ολόκληρη ουρά.',
      'Not every office makes photocopies, and the machine on the corner always breaks on the day you need it. One copy of each document in your folder costs ten cents and saves you an entire queue.',
    ),
    under(
      ['Όση ώρα περιμένετε', 'While you wait'],
      'Πάρτε αριθμό από το σπίτι και δείτε πόσοι είναι μπροστά σας. Με έξι άτομα προλαβαίνετε καφέ στην πλατεία, με δύο μπείτε μέσα. Αν δείτε ότι η ουρά προχωρά πιο γρήγορα από όσο υπολογίζατε, ξεκινήστε: ο αριθμός σας δεν περιμένει, εσείς τον περιμένετε.',
      'Take a number at home and look at how many are ahead of you. Six people mean a coffee in the square; two mean going inside. If you see the queue moving faster than you reckoned, start walking: your number does not wait for you, you wait for it.',
    ),
    says(
      'Την τελευταία φορά μπήκα στις έντεκα και δέκα και βγήκα στις έντεκα και είκοσι εννέα, με ένα πιστοποιητικό γέννησης και την απορία τι να κάνω με το υπόλοιπο πρωινό. Πήγα για καφέ στην πλατεία, χωρίς να βιάζομαι.',
      'Last time I went in at ten past eleven and came out at eleven twenty-nine, with a birth certificate and the question of what to do with the rest of the morning. I went for a coffee in the square, without hurrying.',
    ),
  ],
  'pharmacy-on-duty': [
    says(
      'Στις δύο το βράδυ, με ένα παιδί που καίει, κανείς δεν θυμάται πού γράφονται τα εφημερεύοντα. Γι’ αυτό ο οδηγός αυτός γράφτηκε μέρα: διαβάστε τον τώρα, κρατήστε τον για τη νύχτα που θα τον χρειαστείτε.',
      'At two in the morning, with a child burning up, nobody remembers where to look for the pharmacy on duty. That is why this guide was written in daylight: read it now, keep it for the night you need it.',
    ),
    under(
      ['Διημέρευση ή διανυκτέρευση', 'By day or through the night'],
      'Άλλα φαρμακεία μένουν ανοιχτά ως τις έντεκα και άλλα όλη τη νύχτα. Στον κατάλογο έχουν την ίδια λέξη, «εφημερεύον», και διαφορετική ώρα από κάτω. Κοιτάξτε πρώτα την ώρα και μετά την απόσταση, αλλιώς θα βρεθείτε μπροστά σε κατεβασμένα ρολά.',
      'Some pharmacies stay open until eleven and others all night. In the list they carry the same word, “on duty”, and a different time below it. Look at the time first and the distance second, or you will find yourself in front of closed shutters.',
    ),
    says(
      'Πάρτε μαζί τη συνταγή ή τον αριθμό της, το κουτί από το προηγούμενο φάρμακο και το βάρος του παιδιού. Το τελευταίο ακούγεται παράξενο ώσπου να σας το ρωτήσουν: η δόση του αντιπυρετικού βγαίνει από εκεί.',
      'Bring the prescription or its number, the box of the last medicine, and the weight of the child. The last one sounds odd until they ask you: that is what the dose depends on.',
    ),
    under(
      ['Γιατί να πάρετε αριθμό', 'Why take a number'],
      'Τη νύχτα ένα φαρμακείο εξυπηρετεί τρεις δήμους από ένα μικρό παράθυρο. Αν πάρετε αριθμό πριν ξεκινήσετε, περιμένετε στο αυτοκίνητο με τη θέρμανση ανοιχτή και όχι στο πεζοδρόμιο. Ο φαρμακοποιός βλέπει πόσοι έρχονται, κι αυτό τον ηρεμεί όσο κι εσάς.',
      'At night one pharmacy serves three municipalities through one small window. If you take a number before setting out you wait in the car with the heating on, not on the pavement. The pharmacist sees how many are coming, which calms him as much as it calms you.',
    ),
    says(
      'Και κάτι τελευταίο: το εφημερεύον δεν είναι ιατρείο. Αν κάτι σας ανησυχεί πραγματικά, το τηλέφωνο είναι το 166 και δεν έχει αριθμό προτεραιότητας.',
      'One last thing: the pharmacy on duty is not a surgery. If something truly worries you, the telephone number is 166, and there is no number for that one.',
    ),
  ],
  'waiting-with-children': [
    says(
      'Με δύο παιδιά, τριών και έξι, η αίθουσα αναμονής είναι ένα μικρό θέατρο χωρίς διάλειμμα. Έχουμε δοκιμάσει τα πάντα: βιβλία, μπισκότα, υποσχέσεις. Κάποια δούλεψαν, τα περισσότερα για επτά λεπτά ακριβώς.',
      'With two children, aged three and six, a waiting room is a small theatre without an interval. We have tried everything: books, biscuits, promises. Some of it worked, most of it for exactly seven minutes.',
    ),
    under(
      ['Παιχνίδια που δεν χρειάζονται τίποτα', 'Games that need nothing'],
      'Το «ποιος θα βρει πρώτος κάτι στρογγυλό» κρατά περισσότερο από κάθε οθόνη, γιατί οι αίθουσες αναμονής είναι γεμάτες στρογγυλά. Ύστερα περνάμε στα πράγματα που αρχίζουν από άλφα και στο τέλος στα πράγματα που δεν πρέπει να αγγίξουμε.',
      '“Who can find something round first” lasts longer than any screen, because waiting rooms are full of round things. Then we move on to things that begin with A, and at the end to things that must not be touched.',
    ),
    says(
      'Το καλύτερο όμως είναι να μην είστε εκεί. Μετρήσαμε τις αποστάσεις γύρω από το ιατρείο: η παιδική χαρά είναι τέσσερα λεπτά μακριά, ο φούρνος δύο, η βιβλιοθήκη εννέα. Με οκτώ άτομα μπροστά μας διαλέγουμε κούνιες, με τρία κουλούρι.',
      'Best of all, though, is not to be there. We measured the distances around the surgery: the playground is four minutes away, the bakery two, the library nine. With eight people ahead of us we choose the swings; with three, a sesame ring.',
    ),
    under(
      ['Το κόλπο με τους αριθμούς', 'The trick with the numbers'],
      'Η μεγάλη έμαθε να μετρά ανάποδα από τον αριθμό μας. Κάθε φορά που η οθόνη αλλάζει, λέει πόσοι έμειναν, και ο μικρός επαναλαμβάνει. Έτσι η αναμονή έγινε ιστορία με τέλος, κι αυτό είναι το μόνο που ζητά ένα παιδί από την αναμονή.',
      'The older one learned to count down from our number. Every time the screen changes she says how many are left, and the little one repeats it. That turned waiting into a story with an ending, which is all that a child asks of it.',
    ),
    says(
      'Αν η σειρά σας έρθει ενώ είστε στις κούνιες, αφήστε τον επόμενο να περάσει και ζητήστε να σας βάλουν αμέσως μετά. Οι άνθρωποι πίσω από το γκισέ έχουν κι αυτοί παιδιά, ή τουλάχιστον υπήρξαν.',
      'If your turn comes while you are on the swings, let the next person go first and ask to go right after. The people behind the counter have children too, or at least have been one.',
    ),
  ],
};
