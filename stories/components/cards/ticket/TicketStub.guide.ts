import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `TicketStub`. */
export const guide = {
  purpose:
    'The ticket itself: one very large number, and how many come before. For the dashboard, for the moment after taking a ticket, and for the hero.',
  whenNot:
    'In tables and lists use `TicketTable` and `TicketCard`; a ticket that is not taken yet is an `InterruptedTicketCard`.',
  anatomy: [
    'Caption: number',
    'Status',
    'The number, as large as the paper allows',
    'Organisation',
    'Day',
    'Further content: address, action',
    'Perforation',
    'People ahead, announced when it changes',
  ],
  dos: [
    "Show one at a time; it is the paper in somebody's hand.",
    'Let the part below the tear change alone while people move up.',
  ],
  donts: [
    "Do not animate the number counting; a ticket's number never changes.",
    'Do not use it as decoration for prices or counts.',
  ],
  content: {
    el: [
      '«Είναι η σειρά σας» όταν καλείται ο αριθμός· τίποτα πιο επείγον.',
      'Ενικός και πληθυντικός: «1 άτομο μπροστά σας», «5 άτομα μπροστά σας».',
    ],
    en: [
      '“It is your turn”, without an exclamation mark.',
      '“1 person ahead of you”, “5 people ahead of you”.',
    ],
  },
  keyboard: { none: 'Nothing in it takes the focus; what is put inside keeps its own keys.' },
  since: '0.1.0',
  related: ['TicketCard', 'TicketTable', 'StatusChip', 'BookingWidget'],
} satisfies ComponentGuide;
