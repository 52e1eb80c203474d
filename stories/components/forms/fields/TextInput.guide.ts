import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `TextInput`. */
export const guide = {
  purpose: 'A line or a paragraph of text: the label above, one line of help or error below.',
  whenNot: 'Passwords have `PasswordInput`, dates `DateInput`, lists of words `KeywordsInput`.',
  anatomy: [
    'Label, with a star or “optional”',
    'Line or paragraph',
    'Adornment',
    'One line of help or error',
  ],
  dos: [
    'Set `autoComplete` and `type`, so that phones offer the right thing.',
    'Keep the help to one line: the error takes its place.',
  ],
  donts: ['Do not use the placeholder as the label.', 'Do not limit the length without counting.'],
  content: {
    el: ['Ετικέτα χωρίς άνω κάτω τελεία: «Όνομα».', 'Λάθος ως οδηγία: «Γράψτε το όνομά σας.»'],
    en: [
      'Labels in sentence case, without a colon.',
      'Errors are instructions: “Enter your first name.”',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches it.' },
    { keys: 'Enter', does: 'Sends the form from a line; makes a new line in a paragraph.' },
  ],
  inherits:
    'The other props of MUI’s `OutlinedInput`, such as `type`, `autoComplete` and `multiline`.',
  since: '0.1.0',
  related: ['PasswordInput', 'DateInput', 'KeywordsInput', 'FormShell'],
} satisfies ComponentGuide;
