import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `FormShell`. */
export const guide = {
  purpose:
    'The form around the fields: no bubbles of the browser, the focus goes to the first wrong field, what was typed stays, nothing is sent twice.',
  whenNot: 'A search is a `search` of its own (`SearchBox`); single switches need no form.',
  anatomy: [
    'Banner, able to come into sight',
    'Note on required fields',
    'Fields, given by the form',
    'Submit, given by the form',
  ],
  dos: [
    'Make the schema once, at module level.',
    'Hand in what the server said of fields through `serverErrors`.',
  ],
  donts: [
    'Do not clear the fields after a failure.',
    'Do not disable the button until all is right; people need to hear what is missing.',
  ],
  content: {
    el: [
      'Μήνυμα λάθους σε προστακτική: «Γράψτε το email σας.»',
      'Όχι «Μη έγκυρη τιμή»: λέμε πώς γράφεται σωστά.',
    ],
    en: [
      'Errors say what to do: “Enter your email.”',
      'Never “Invalid value”: show the right form.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from field to field.' },
    {
      keys: 'Enter',
      does: 'Sends, from a line of text; with an error the focus goes to the first wrong field.',
    },
  ],
  since: '0.1.0',
  related: ['TextInput', 'SubmitButton', 'NoticeBanner'],
} satisfies ComponentGuide;
