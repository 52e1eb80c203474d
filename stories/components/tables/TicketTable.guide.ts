import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `TicketTable`. */
export const guide = {
  purpose:
    "A person's tickets of one status: a table from the `md` breakpoint on, cards below it. Only one of both is rendered.",
  whenNot: 'The ticket that counts now is a `TicketStub`; one ticket in a list is a `TicketCard`.',
  anatomy: [
    'Number',
    'Organisation, the link, with its picture',
    'Day',
    'When it was taken',
    'Status, and the way to the number itself',
    'Skeleton rows',
    'Place for an empty state',
  ],
  dos: [
    'Give an `EmptyState` for each status; each nothing is another.',
    'Format days and times before.',
  ],
  donts: [
    'Do not make it wider than the page: columns drop to cards instead.',
    "Do not sort it by a press on a heading; the order is the server's.",
  ],
  content: {
    el: [
      'Στήλες με μία λέξη: «Αριθμός», «Ημέρα», «Έκδοση».',
      'Ο λόγος ματαίωσης κάτω από την κατάσταση, όπως τον έγραψε ο οργανισμός.',
    ],
    en: [
      'Column heads of one word: “Number”, “Day”, “Taken”.',
      'The reason for calling off stands under the status, unedited.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes to each place and each open number.' },
    { keys: 'Enter', does: 'Opens the place or the number.' },
  ],
  since: '0.1.0',
  related: ['TicketCard', 'StatusTabs', 'TablePager', 'EmptyState'],
} satisfies ComponentGuide;
