import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ReportDialog`. */
export const guide = {
  purpose:
    'Tells the people behind the directory that a listing is wrong. Opens on its message; Escape closes it.',
  whenNot: 'An opinion on a place is a `ReviewForm`; a question to us a `MessageForm`.',
  anatomy: [
    'Question',
    'Reason, from a short list',
    'Message, focused',
    'Send with its notice',
    'Cancel',
  ],
  dos: ['Keep what was typed when it could not be sent.', 'Thank in the notice.'],
  donts: [
    'Do not make people choose a reason: “something else” is chosen from the start.',
    'Do not ask who reports.',
  ],
  content: {
    el: [
      'Ερώτηση στον τίτλο: «Τι δεν πάει καλά με αυτή την καταχώριση;»',
      '«Αναφορά», όχι «Καταγγελία».',
    ],
    en: ['The title asks what is wrong.', '“Report”, never “Flag”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Stays inside the dialog.' },
    { keys: 'Enter', does: 'Makes a new line in the message; presses the button with the focus.' },
    { keys: 'Escape', does: 'Closes it; the focus goes back.' },
  ],
  since: '0.1.0',
  related: ['ReviewForm', 'MessageForm', 'ConfirmDialog'],
} satisfies ComponentGuide;
