import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ProfileForm`. */
export const guide = {
  purpose: 'What others may read about a person. Nothing is required, but nonsense is said.',
  whenNot: 'The password has its own `PasswordForm`; an account begins with `SignUpForm`.',
  anatomy: [
    'Photo',
    'Name and place',
    'Email and phone',
    'A few words',
    'Links',
    'Whether everybody may read it',
    'Save with its notice',
  ],
  dos: [
    'Fill in what is known.',
    'Let people decide whether others can read it.',
    'Ask for the password only once another email stands there.',
  ],
  donts: ['Do not require what nobody needs.', 'Do not save with each letter.'],
  content: {
    el: ['«Λίγα λόγια για εσάς», όχι «Βιογραφικό».', 'Διευθύνσεις με «https://» δεκτές και χωρίς.'],
    en: ['“A few words about you”, not “Bio”.', 'Addresses work with and without “https://”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from field to field.' },
    {
      keys: 'Enter',
      does: "Sends from a line; opens the system's dialog on the photo; makes a new line in the text.",
    },
  ],
  since: '0.1.0',
  related: ['PasswordForm', 'FileInput', 'DeleteAccountDialog'],
} satisfies ComponentGuide;
