import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `WaitingLine`. */
export const guide = {
  purpose:
    'Everyone who waits, the next first, with how long. A clerk looks at it to see who comes, and to call somebody out of turn.',
  whenNot:
    'To call the next person use `CallNext`. A person’s own tickets stand in a `TicketTable`.',
  anatomy: ['How many wait', 'Number', 'First name and initial', 'How long', 'Call'],
  dos: [
    'Keep all rows in the document: the browser skips those out of view, and its search finds them.',
    'Show waits in whole minutes.',
  ],
  donts: [
    'Do not sort it: the order is the line.',
    'Do not add the whole name: a screen at a counter is seen from both sides.',
  ],
  content: {
    el: ['«περιμένει 14 λεπτά» κάτω από το όνομα· «Χωρίς λογαριασμό» για όσους δεν έχουν.'],
    en: ['“waiting for 14 minutes” beneath the name; “No account” for those without one.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from one person to the next.' },
    { keys: 'Enter, Space', does: 'Calls the person out of turn.' },
  ],
  since: '1.0.0',
  related: ['CallNext', 'CountersNow', 'TicketTable'],
} satisfies ComponentGuide;
