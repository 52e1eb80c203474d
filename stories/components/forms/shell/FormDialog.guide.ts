import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `FormDialog`. */
export const guide = {
  purpose: 'One short form above the page: title, fields, result, and two ways out.',
  whenNot:
    'A yes or no is a `ConfirmDialog`; more than four fields are a screen of their own with a `FormShell`.',
  anatomy: [
    'Title',
    'Fields, given by the form',
    'Result',
    'A further button, at the far end',
    'Cancel, then Close once there is a result',
    'Submit',
  ],
  dos: ['Focus the field that must be filled in.', 'Repeat the title’s verb on the button.'],
  donts: ['Do not close the dialog on a failure: what was typed stays.'],
  content: {
    el: ['Ο τίτλος λέει τι ζητάμε: «Απάντηση στην κριτική».'],
    en: ['The title says what is asked: “Reply to the review”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Stays within the dialog.' },
    { keys: 'Escape', does: 'Closes without sending; the focus returns to what opened it.' },
  ],
  since: '1.0.0',
  related: ['FormShell', 'ConfirmDialog', 'ReplyDialog', 'ReportDialog'],
} satisfies ComponentGuide;
