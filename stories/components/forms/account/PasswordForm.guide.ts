import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `PasswordForm`. */
export const guide = {
  purpose: 'A new password in place of the old one, typed twice.',
  whenNot:
    'A forgotten one is recovered with `RecoverForm`; the first one is chosen in `SignUpForm`.',
  anatomy: [
    'Present password',
    'New password with its rule',
    'New password again',
    'Save with its notice',
  ],
  dos: ['Show the rule before it is broken.', 'Let each password be looked at.'],
  donts: [
    'Do not bar pasting; managers paste.',
    'Do not ask for special characters that the server does not ask for.',
  ],
  content: {
    el: [
      '«Τρέχων κωδικός», «Νέος κωδικός», «Επανάληψη κωδικού».',
      'Λέμε «κωδικός», όχι «συνθηματικό».',
    ],
    en: ['“New password again”, not “Confirm password”.', '“Password”, never “passcode”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes through fields and eyes.' },
    { keys: 'Enter', does: 'Sends.' },
    { keys: 'Enter, Space', does: 'Shows or hides a password, on its eye.' },
  ],
  since: '0.1.0',
  related: ['PasswordInput', 'RecoverForm', 'ProfileForm'],
} satisfies ComponentGuide;
