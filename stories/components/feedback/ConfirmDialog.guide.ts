import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ConfirmDialog`. */
export const guide = {
  purpose: 'Asks once more before something that matters. Escape is the way back.',
  whenNot:
    'What can be undone is done at once, with the way back in a toast. Deleting the account has `DeleteAccountDialog`.',
  anatomy: ['Question', 'What follows from a yes', 'Way back', 'Yes, as a verb'],
  dos: [
    'Name the act on the button: what will be done.',
    'Use `danger` for what cannot be undone, and only then.',
  ],
  donts: ['Do not ask twice in a row.', 'Do not use “Yes” and “No” as buttons.'],
  content: {
    el: [
      'Ερώτηση με το αντικείμενο: «Ακύρωση του αριθμού 42;»',
      'Κουμπιά με ουσιαστικό ή ρήμα: «Ακύρωση αριθμού», ποτέ «ΟΚ».',
    ],
    en: [
      'The question names the thing: “Cancel number 42?”',
      'The button repeats the verb: “Cancel number”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Stays inside, between the two buttons.' },
    { keys: 'Escape', does: 'Goes back without doing it.' },
    { keys: 'Enter, Space', does: 'Presses the button with the focus.' },
  ],
  since: '0.1.0',
  related: ['DeleteAccountDialog', 'PendingButton', 'ToastAlert'],
} satisfies ComponentGuide;
