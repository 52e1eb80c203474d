import type { Texts } from '#mail/i18n/texts.ts';

const decision = (heading: string, text: string, action = 'Δείτε το μέρος'): Texts => ({
  subject: `${heading}: {title}`,
  heading,
  text: [text, 'Ο λόγος: {reason}'],
  action,
  notes: 'Το έλεγξε ένας συντονιστής. Αν διαφωνείτε, γράψτε μας από τη σελίδα επικοινωνίας.',
});

/** Decisions of moderators, to the author of what they decided about. */
export const moderation = {
  'listing.approve': decision(
    'Η καταχώρισή σας δημοσιεύτηκε',
    'Η καταχώριση «{title}» φαίνεται πια σε όλους.',
  ),
  'listing.return': decision(
    'Η καταχώρισή σας χρειάζεται αλλαγές',
    'Η καταχώριση «{title}» δεν δημοσιεύτηκε ακόμη. Διορθώστε την και στείλτε την ξανά.',
  ),
  'change.approve': decision(
    'Η αλλαγή σας φαίνεται πια',
    'Το νέο όνομα, η κατηγορία ή η διεύθυνση του «{title}» φαίνεται πια σε όλους.',
  ),
  'change.return': decision(
    'Η αλλαγή σας δεν εγκρίθηκε',
    'Το «{title}» φαίνεται όπως πριν. Μπορείτε να αλλάξετε όσα γράψατε και να τα στείλετε ξανά.',
  ),
  'claim.approve': decision(
    'Το αίτημά σας εγκρίθηκε',
    'Διαχειρίζεστε πια την καταχώριση «{title}».',
  ),
  'claim.return': decision(
    'Το αίτημά σας δεν εγκρίθηκε',
    'Δεν μπορέσαμε να επιβεβαιώσουμε ότι η καταχώριση «{title}» είναι δική σας.',
  ),
  'report.approve': decision(
    'Η αναφορά σας έγινε δεκτή',
    'Είδαμε όσα μας γράψατε για το «{title}» και κάναμε ό,τι χρειαζόταν.',
  ),
  'report.return': decision(
    'Είδαμε την αναφορά σας',
    'Εξετάσαμε όσα μας γράψατε για το «{title}» και δεν αλλάξαμε κάτι.',
  ),
  'review.approve': decision(
    'Η κριτική σας δημοσιεύτηκε',
    'Όσα γράψατε για το «{title}» φαίνονται πια σε όλους.',
  ),
  'review.return': decision(
    'Η κριτική σας δεν εμφανίζεται',
    'Όσα γράψατε για το «{title}» δεν φαίνονται στους άλλους.',
  ),
  'comment.approve': decision(
    'Το σχόλιό σας δημοσιεύτηκε',
    'Το σχόλιό σας «{title}» φαίνεται πια σε όλους.',
    'Δείτε τη δημοσίευση',
  ),
  'comment.return': decision(
    'Το σχόλιό σας δεν δημοσιεύτηκε',
    'Το σχόλιό σας «{title}» δεν φαίνεται στους άλλους.',
    'Δείτε τη δημοσίευση',
  ),
} satisfies Record<string, Texts>;
