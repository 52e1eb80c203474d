import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ReviewForm`. */
export const guide = {
  purpose:
    'Stars, a name, a few words and perhaps a photo. The page says in `notice` what became of the press.',
  whenNot: 'A question is a `MessageForm`; a wrong listing a `ReportDialog`.',
  anatomy: [
    'Stars with a word',
    'Name',
    'Email, not published',
    'Words',
    'Photo',
    'Submit with its notice',
  ],
  dos: ['Show the word for the stars before sending.', 'Say that the email stays unpublished.'],
  donts: ['Do not preset stars.', 'Do not ask for a reason for few stars alone.'],
  content: {
    el: [
      'Λέξη για τα αστέρια: «Κακή εμπειρία», «Μέτρια», «Καλή», «Πολύ καλή», «Εξαιρετική».',
      '«Δεν θα δημοσιευτεί.» κάτω από το email.',
    ],
    en: [
      'A word for the stars, from poor to excellent.',
      '“It will not be published.” under the email.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from the stars to the fields.' },
    { keys: '←, →', does: 'Changes the stars.' },
    { keys: 'Enter', does: 'Sends from a line; makes a new line in the words.' },
  ],
  since: '0.1.0',
  related: ['RatingInput', 'ReviewCard', 'ReportDialog', 'FileInput'],
} satisfies ComponentGuide;
