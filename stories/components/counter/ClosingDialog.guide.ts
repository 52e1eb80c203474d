import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ClosingDialog`. */
export const guide = {
  purpose:
    'Closes a list after a question: no new numbers, and on request the end of those that are left.',
  whenNot: 'A break is a `PauseDialog`. Any other question is a `ConfirmDialog`.',
  anatomy: ['Question', 'How many are still in line', 'End their numbers', 'Message', 'Close'],
  dos: ['Say how many people it concerns.', 'Turn the button red when their numbers end.'],
  donts: [
    'Do not close it at the press: what was written would be gone with a refusal.',
    'Do not tick the box in advance.',
  ],
  content: {
    el: ['Ό,τι δεν αναιρείται το λέει η ίδια η επιλογή.'],
    en: ['What cannot be undone is said by the choice itself.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes through the choice, the message and the buttons.' },
    { keys: 'Escape', does: 'Leaves the list as it is.' },
  ],
  since: '1.0.0',
  related: ['LineState', 'PauseDialog', 'ConfirmDialog'],
} satisfies ComponentGuide;
