import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `DraftStatus`. */
export const guide = {
  purpose:
    'Says beside a long form that what was typed is kept on this device, since when, and how to be rid of it.',
  whenNot:
    'The answer of a server is a `NoticeBanner` or a toast; a draft is nothing that was sent.',
  anatomy: ['Icon', 'When it was kept, announced', 'Throw away'],
  dos: [
    'Show it from the first moment, also while there is no draft.',
    'Put it where the contents of the form are.',
  ],
  donts: [
    'Do not announce each letter: it changes when the typing pauses.',
    'Do not let it sound as if something was sent; a draft has not left the device.',
  ],
  content: {
    el: [
      'Πάντα με τη λέξη «προσχέδιο» και την ώρα: «Το προσχέδιο αποθηκεύτηκε στις 09:30».',
      'Το κουμπί λέει «Απόρριψη προσχεδίου», όχι «Ακύρωση».',
    ],
    en: [
      'Always with the word “draft” and the time: “Draft saved at 09:30”.',
      'The button says “Discard draft”, not “Reset” or “Cancel”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the button, when there is a draft.' },
    { keys: 'Enter, Space', does: 'Throws the draft away.' },
  ],
  since: '0.1.0',
  related: ['AddListingForm', 'TableOfContents', 'NoticeBanner'],
} satisfies ComponentGuide;
