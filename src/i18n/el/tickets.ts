/** The ticket, its number, its place in the line and its status, wherever they appear. */
export const tickets = {
  number: 'Αριθμός',
  numberOf: 'Αριθμός {{rank}}',
  ahead_one: 'άτομο μπροστά σας',
  ahead_other: 'άτομα μπροστά σας',
  aheadNone: 'Κανείς μπροστά σας',
  aheadSentence_one: '{{count, number}} άτομο μπροστά σας',
  aheadSentence_other: '{{count, number}} άτομα μπροστά σας',
  yourTurn: 'Είναι η σειρά σας',
  status: {
    scheduled: 'Σε αναμονή',
    running: 'Τώρα',
    processed: 'Εξυπηρετήθηκε',
    aborted: 'Ματαιώθηκε',
    cancelled: 'Ακυρώθηκε',
  },
  nextNumber: 'Επόμενος αριθμός',
  waitingSentence_one: '{{count, number}} άτομο περιμένει',
  waitingSentence_other: '{{count, number}} άτομα περιμένουν',
  waitingNone: 'Δεν περιμένει κανείς',
  takenAt: 'Έκδοση: {{date}}',
  interrupted: {
    title: 'Ένα βήμα έμεινε: πάρτε τον αριθμό σας',
    take: 'Πάρτε σειρά',
    dismiss: 'Όχι, ευχαριστώ',
  },
};
