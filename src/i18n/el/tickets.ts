import { GREEK_COUNTER_NOUNS } from '#common/counterNouns.ts';

export const tickets = {
  number: 'Αριθμός',
  numberOf: 'Αριθμός\u00a0{{rank}}',
  openNumber: 'Ανοίξτε τον αριθμό\u00a0{{rank}}',
  openNumberAt: 'Ανοίξτε τον αριθμό\u00a0{{rank}}: {{title}}',
  ahead_one: 'άτομο μπροστά σας',
  ahead_other: 'άτομα μπροστά σας',
  aheadNone: 'Κανείς μπροστά σας',
  yourTurn: 'Είναι η σειρά σας',
  counters: GREEK_COUNTER_NOUNS,
  status: {
    scheduled: 'Σε αναμονή',
    running: 'Τώρα',
    processed: 'Εξυπηρετήθηκε',
    aborted: 'Δεν εξυπηρετήθηκε',
    cancelled: 'Ακυρώθηκε',
  },
  nextNumber: 'Επόμενος αριθμός',
  takenAt: 'Τον πήρατε: {{date}}',
  taken: 'Πήρατε τον αριθμό\u00a0{{rank}}: {{title}}, {{date}}',
  takenUnknown: 'Πήρατε αριθμό: {{title}}, {{date}}',
  actions: {
    cameLate: 'Είμαι εδώ',
    letPass: 'Αφήστε άλλους να περάσουν',
    letPassTitle: 'Πόσοι να περάσουν μπροστά σας;',
    letPassText: 'Κρατάτε τον αριθμό\u00a0{{rank}} και μένετε στη σειρά, λίγο πιο πίσω.',
    letPassConfirm_one: 'Να περάσει {{count, number}}',
    letPassConfirm_other: 'Να περάσουν {{count, number}}',
    letPassAfter: 'Θα είστε μετά τον αριθμό\u00a0{{after}}.',
    letPassAfterAt:
      'Θα είστε μετά τον αριθμό\u00a0{{after}}: θα σας καλέσουν περίπου {{from}}–\u2060{{to}}.',
    howMany: 'Πόσα άτομα θα περάσουν',
    cancel: 'Ακύρωση αριθμού',
    cancelTitle: 'Να ακυρωθεί ο αριθμός\u00a0{{rank}};',
    cancelText:
      'Η θέση σας ελευθερώνεται για τον επόμενο. Έχετε ένα λεπτό για να το αναιρέσετε· μετά, ένας νέος αριθμός μπαίνει στο τέλος της σειράς.',
    keep: 'Τον κρατώ',
    undo: 'Αναίρεση',
  },
  changed: {
    cancel: 'Ακυρώσατε τον αριθμό\u00a0{{rank}}: {{title}}.',
  },
  interrupted: {
    title: 'Ένα βήμα έμεινε: πάρτε τον αριθμό σας',
    dismiss: 'Όχι, ευχαριστώ',
  },
  yours: 'Ο αριθμός σας',
  nobodyCalled: 'Δεν έχει κληθεί κανείς ακόμη',
};
