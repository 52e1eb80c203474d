import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `MessageForm`. */
export const guide = {
  purpose:
    'A name, an email and a text: for help, contact and comments. The page says in `notice` what became of the press.',
  whenNot:
    'A review has stars (`ReviewForm`); a wrong listing is reported in `ReportDialog`; an email alone is `SubscribeForm`.',
  anatomy: ['Name', 'Email with what is said about it', 'Text', 'Submit with its notice'],
  dos: ['Name the text by its purpose: a question, a comment.', 'Say what the email is for.'],
  donts: ['Do not ask for a phone number.', 'Do not empty the form when it could not be sent.'],
  content: {
    el: [
      'Το κουμπί ονομάζει τι στέλνεται: «Αποστολή μηνύματος».',
      'Υπόδειξη για το email σε μία πρόταση.',
    ],
    en: [
      'The button names what is sent: “Send message”.',
      'One sentence on the email, not a policy.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from field to field.' },
    { keys: 'Enter', does: 'Sends from a line; makes a new line in the text.' },
  ],
  since: '0.1.0',
  related: ['ReviewForm', 'ReportDialog', 'SubscribeForm'],
} satisfies ComponentGuide;
