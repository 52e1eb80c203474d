import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `NewPasswordForm`. */
export const guide = {
  purpose:
    'A new password for somebody who came by the link of a message, because the old one is lost.',
  whenNot: 'Whoever is logged in and knows the current one has `PasswordForm`.',
  anatomy: ['New password with its rule', 'New password again', 'Save with its notice'],
  dos: ['Say above it whose account it is.', 'Say that all devices are signed out.'],
  donts: ['Do not ask for the old password.', 'Do not send people to log in afterwards.'],
  content: {
    el: ['«Αποθήκευση και σύνδεση»: ένα πάτημα, δύο αποτελέσματα.', 'Λέμε «κωδικός».'],
    en: ['“Save and log in”: one press does both.', '“Password”, never “passcode”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes through fields and eyes.' },
    { keys: 'Enter', does: 'Sends.' },
    { keys: 'Enter, Space', does: 'Shows or hides a password, on its eye.' },
  ],
  since: '1.0.0',
  related: ['RecoverForm', 'PasswordForm', 'PasswordInput'],
} satisfies ComponentGuide;
