import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `PasswordInput`. */
export const guide = {
  purpose: 'A password that its owner may look at while typing.',
  whenNot: 'A code that is read from a phone is a `TextInput`.',
  anatomy: ['Label', 'Line', 'Eye', 'Help or error'],
  dos: ['Set `autoComplete` to `new-password` where one is chosen.', 'Show the rule as help.'],
  donts: ['Do not show a bar of strength: the rule is the rule.', 'Do not bar pasting.'],
  content: {
    el: [
      'Το μάτι ονομάζει την πράξη: «Εμφάνιση κωδικού», «Απόκρυψη κωδικού».',
      'Ο κανόνας σε μία γραμμή.',
    ],
    en: ['The eye is named by its act: “Show password”.', 'The rule fits one line.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the line, then the eye.' },
    { keys: 'Enter, Space', does: 'Shows or hides it, on the eye.' },
    { keys: 'Enter', does: 'Sends the form, in the line.' },
  ],
  inherits: 'All props of `TextInput`, but `type` and `endAdornment`, which it sets itself.',
  since: '0.1.0',
  related: ['TextInput', 'LoginForm', 'PasswordForm'],
} satisfies ComponentGuide;
