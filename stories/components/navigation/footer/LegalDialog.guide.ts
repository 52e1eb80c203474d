import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `LegalDialog`. */
export const guide = {
  purpose:
    'The short terms and the short privacy text, opened from the footer and from the sign-up form.',
  whenNot: 'Long legal texts need a page; a question before an act is a `ConfirmDialog`.',
  anatomy: ['Title', 'Two paragraphs', 'Close'],
  dos: ['Say in two paragraphs what holds in fact.', 'Open it without leaving the form one is in.'],
  donts: [
    'Do not put a consent into it; reading is not agreeing.',
    'Do not copy legal phrases that nobody checked.',
  ],
  content: {
    el: [
      'Απλά λόγια, σε πρώτο πληθυντικό: «Κρατάμε όσα μας δίνετε στην εγγραφή».',
      'Λέμε και τι δεν υπάρχει ακόμη.',
    ],
    en: ['Plain words: “We keep what you give us”.', 'Say what is not published yet.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Stays inside.' },
    { keys: 'Enter, Space', does: 'Closes it, on the button.' },
    { keys: 'Escape', does: 'Closes it; the focus goes back.' },
  ],
  since: '0.1.0',
  related: ['AppFooter', 'SignUpForm', 'ConfirmDialog'],
} satisfies ComponentGuide;
