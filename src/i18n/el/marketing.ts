/** Sections and components that several pages about the product share. */
export const marketing = {
  countersTitle: 'Η Σειρά σε αριθμούς',
  counters: {
    visitors: 'νέοι επισκέπτες την εβδομάδα',
    customers: 'ευχαριστημένοι πελάτες τον χρόνο',
    awards: 'διακρίσεις',
    listings: 'νέες καταχωρίσεις την εβδομάδα',
  },
  testimonialsTitle: 'Όσοι δεν περιμένουν πια όρθιοι',
  testimonialsText: 'Δείγματα: πρόσωπα και λόγια είναι επινοημένα.',
  whyTitle: 'Γιατί με τη Σειρά',
  whyText: 'Λιγότερη αναμονή, χωρίς μηχάνημα στην είσοδο.',
  why: {
    time: {
      title: 'Ο χρόνος μένει δικός σας',
      text: 'Βλέπετε πόσοι είναι μπροστά σας και ξεκινάτε όταν πλησιάζει η ώρα σας.',
    },
    fair: {
      title: 'Η θέση σας δεν χάνεται',
      text: 'Κάθε αριθμός βγαίνει μία φορά και ισχύει ώσπου να σας καλέσουν.',
    },
    simple: {
      title: 'Χωρίς εγκατάσταση',
      text: 'Ανοίγει στον περιηγητή κάθε κινητού, στα ελληνικά και στα αγγλικά.',
    },
  },
  plan: {
    recommended: 'Προτεινόμενο',
    perMonth: 'τον μήνα',
    included: 'Περιλαμβάνεται',
    notIncluded: 'Δεν περιλαμβάνεται',
    feature: 'Παροχή',
    comparison: 'Σύγκριση πακέτων',
    choose: 'Ξεκινήστε',
    chooseOf: 'Ξεκινήστε με το πακέτο {{plan}}',
  },
};
