import { says, under, type PostPart } from './part.ts';

/** SAMPLE DATA: posts about waiting habits. */
export const habitTexts: Record<string, readonly PostPart[]> = {
  'barbers-list': [
    says(
      'Το κουρείο έχει δύο καρέκλες, έναν καθρέφτη του 1961 και, ως πέρυσι, ένα τεφτέρι. Στο τεφτέρι ο κουρέας έγραφε μικρά ονόματα και ώρες που κανείς δεν τηρούσε. «Τα Σάββατα», μου είπε, «μάλωνα περισσότερο απ’ όσο κούρευα».',
      'The barbershop has two chairs, a mirror from 1961 and, until last year, a notebook. In it the barber wrote first names and times that nobody kept. “On Saturdays,” he told me, “I argued more than I cut.”',
    ),
    under(
      ['Η μέρα χωρίς τεφτέρι', 'The day without a notebook'],
      'Έβαλε μια λίστα αναμονής στο κινητό και κόλλησε στην πόρτα ένα χαρτί με τη διεύθυνση. Την πρώτη εβδομάδα πήραν αριθμό έντεκα άνθρωποι, όλοι κάτω των τριάντα. Την τρίτη τον πήρε ένας παππούς και το μαγαζί σηκώθηκε να τον χειροκροτήσει.',
      'He put a waiting list on the phone and stuck a note with the address on the door. In the first week eleven people took a number, all of them under thirty. In the third week a grandfather took one, and the shop stood up to applaud.',
    ),
    says(
      'Ο καναπές άδειασε. Στην αρχή αυτό τον στενοχώρησε, γιατί στον καναπέ γινόταν η κουβέντα. Ύστερα πρόσεξε ότι η κουβέντα μετακόμισε στην καρέκλα: όποιος έρχεται τώρα έρχεται για να κουρευτεί και να πει δυο λόγια, όχι για να κοιτάζει το ρολόι.',
      'The sofa emptied. At first that made him sad, because the sofa was where the talking happened. Then he noticed that the talk had moved to the chair: people who come now come for a haircut and a few words, not to look at the clock.',
    ),
    under(
      ['Οι αριθμοί', 'The figures'],
      'Κουρεύει δύο παραπάνω το Σάββατο και φεύγει μία ώρα νωρίτερα. Όσοι έφευγαν βλέποντας γεμάτο μαγαζί δεν φεύγουν πια, γιατί δεν το βλέπουν γεμάτο. Το κόστος ήταν μια ταμπέλα και ένα απόγευμα με την κόρη του.',
      'He does two more haircuts on Saturdays and leaves an hour earlier. Those who used to turn away from a full shop no longer do, because they never see it full. The cost was one sign and an afternoon with his daughter.',
    ),
    says(
      'Το τεφτέρι είναι ακόμη στο συρτάρι. Μέσα έχει τριάντα χρόνια Σάββατα, και στην τελευταία σελίδα μια μουντζούρα εκεί όπου κάποιος ήρθε στις δέκα αντί για τις έντεκα. Δεν το πετάει, αλλά ούτε το ανοίγει.',
      'The notebook is still in the drawer. It holds thirty years of Saturdays, and on the last page a smudge where somebody came at ten instead of eleven. He does not throw it away, but he does not open it either.',
    ),
  ],
  'fair-queue': [
    says(
      'Στην τάξη μου η σειρά για τη βρύση είναι η πιο σοβαρή υπόθεση της ημέρας. Κανένα παιδί δεν διαμαρτύρεται που περιμένει· διαμαρτύρονται όταν κάποιος μπει στη μέση. Όσοι μελετούν τις ουρές των μεγάλων έχουν βρει ακριβώς το ίδιο.',
      'In my classroom the line for the water tap is the most serious matter of the day. No child objects to waiting; they object when somebody cuts in. Those who study the queues of grown-ups have found exactly the same.',
    ),
    under(
      ['Μία ουρά ή πολλές', 'One queue or many'],
      'Με πολλά γκισέ και μία ουρά, περιμένουμε κατά μέσο όρο λιγότερο απ’ ό,τι με μία ουρά σε κάθε γκισέ. Κι όμως η μία ουρά φαίνεται μακρύτερη και τρομάζει. Ο αριθμός λύνει και τα δύο: είναι μία ουρά που δεν τη βλέπετε.',
      'With many counters and one queue we wait less on average than with a queue at each counter. And yet the single queue looks longer, and frightens people. A number solves both: it is a single queue that you do not see.',
    ),
    says(
      'Το άγνωστο μεγαλώνει τον χρόνο. Δέκα λεπτά χωρίς να ξέρουμε πόσοι είναι μπροστά μας μοιάζουν με είκοσι. Αρκεί ένα μικρό «πέντε πριν από εσάς» για να ξαναγίνουν δέκα, ακόμη κι όταν δεν μπορούμε να κάνουμε τίποτα.',
      'Not knowing makes time longer. Ten minutes without knowing how many are ahead feel like twenty. A small “five before you” is enough to make them ten again, even when there is nothing we can do.',
    ),
    under(
      ['Οι εξαιρέσεις', 'The exceptions'],
      'Δίκαιη δεν σημαίνει τυφλή. Η έγκυος, ο άνθρωπος με το μπαστούνι, το μωρό που κλαίει περνούν μπροστά, και κανείς δεν θυμώνει όταν ο λόγος φαίνεται. Θυμώνουμε με τον γνωστό του υπαλλήλου, επειδή ο λόγος του δεν λέγεται δυνατά.',
      'Fair does not mean blind. The pregnant woman, the man with a stick, the crying baby go first, and nobody minds when the reason can be seen. We mind the friend of the clerk, because his reason is never said aloud.',
    ),
    says(
      'Ρώτησα τα παιδιά πώς θα έφτιαχναν την καλύτερη ουρά. «Να ξέρουμε πότε», είπε ο ένας. «Να μην περνάει κανείς», είπε η άλλη. «Να μπορούμε να παίζουμε μέχρι τότε», είπε ένα τρίτο. Δεν έχω να προσθέσω κάτι.',
      'I asked the children how they would build the best queue. “We should know when,” said one. “Nobody should pass,” said another. “We should be able to play until then,” said a third. I have nothing to add.',
    ),
  ],
  'building-appointments': [
    says(
      'Μένω στον τρίτο όροφο σαράντα έξι χρόνια. Κάποτε κρατούσα τα κλειδιά όλων, τώρα κρατώ τους αριθμούς τους. Ξεκίνησε με τη γειτόνισσα του πρώτου, που δεν μπορούσε να κατέβει για τις εξετάσεις της χωρίς να ξέρει πότε.',
      'I have lived on the third floor for forty-six years. I used to keep everyone’s keys; now I keep their numbers. It began with my neighbour on the first floor, who could not go down for her blood tests without knowing when.',
    ),
    under(
      ['Ο πίνακας της εισόδου', 'The board in the hall'],
      'Κάθε Δευτέρα γράφω σε ένα χαρτί στην είσοδο ποια μέρα πάω πού: Τρίτη κέντρο υγείας, Πέμπτη ΚΕΠ. Όποιος έχει δουλειά στο ίδιο μέρος μού χτυπά το κουδούνι και παίρνουμε αριθμούς μαζί. Έτσι κατεβαίνουμε παρέα και γυρίζουμε με πίτα.',
      'Every Monday I write on a sheet in the hall which day I go where: Tuesday the health centre, Thursday the KEP. Anyone with business in the same place rings my bell and we take our numbers together. So we go down in company and come back with a pie.',
    ),
    says(
      'Στην αρχή φοβόμουν μην πατήσω κάτι και χαλάσει. Ο εγγονός μου είπε ότι δεν χαλάει τίποτα, και ότι αν πάρω αριθμό κατά λάθος, τον ακυρώνω. Πήρα έναν για συνεργείο αυτοκινήτων. Δεν έχω αυτοκίνητο. Τον ακύρωσα και δεν θύμωσε κανείς.',
      'At first I was afraid of pressing something and breaking it. My grandson said that nothing breaks, and that if I take a number by mistake I can cancel it. I took one for a car garage. I have no car. I cancelled it and nobody was cross.',
    ),
    under(
      ['Όσοι δεν έχουν κινητό', 'Those without a phone'],
      'Για αυτούς κρατώ ένα σημειωματάριο με μεγάλα γράμματα. Τους χτυπώ την πόρτα όταν μένουν πέντε μπροστά, κι έχουν χρόνο να φορέσουν παπούτσια. Ο κύριος Παντελής λέει ότι είμαι πιο ακριβής από την οθόνη, γιατί η οθόνη δεν ξέρει ότι κουτσαίνει.',
      'For them I keep a notebook in large letters. I knock on their door when five are left ahead, which gives them time to put on shoes. Mr Pantelis says I am more precise than the screen, because the screen does not know that he limps.',
    ),
    says(
      'Δεν το κάνω από καλοσύνη μόνο. Μια πολυκατοικία που περιμένει μαζί γνωρίζεται ξανά. Τα Χριστούγεννα ήμασταν δεκατέσσερις στο τραπέζι μου, και κανείς δεν περίμενε για καρέκλα.',
      'I do not do it out of kindness alone. A building that waits together gets to know itself again. At Christmas there were fourteen of us at my table, and nobody had to wait for a chair.',
    ),
  ],
};
