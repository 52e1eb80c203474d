import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `DayDialog`. */
export const guide = {
  purpose:
    'Changes one date by hand: closed with a reason, other hours, or another number of tickets.',
  whenNot: 'To change every week use `PlanForm`; for the line of this hour, the counter.',
  anatomy: ['Date', 'What changes', 'Its fields', 'Back to the plan', 'Save'],
  dos: ['Say how many people hold a number, and that they keep it.'],
  donts: ['Do not require a reason.'],
  content: {
    el: ['«Απεργία», όπως στο χαρτί της πόρτας.'],
    en: ['“Strike”, like the note on the door.'],
  },
  keyboard: [
    { keys: 'Escape', does: 'Closes without a change.' },
    { keys: 'Enter', does: 'Saves from any field.' },
  ],
  since: '1.0.0',
  related: ['DayList', 'ClosingDialog'],
} satisfies ComponentGuide;
