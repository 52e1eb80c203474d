import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `TicketCard`. */
export const guide = {
  purpose:
    'A ticket in a list on a phone, where `TicketTable` has no room: its number first, then where and when. The whole card is a link to the place; an open number has a second one to its own page.',
  whenNot:
    'The one ticket a person looks at now is a `TicketStub`; from the `md` breakpoint on the list is a `TicketTable`.',
  anatomy: [
    'Number',
    'Status',
    'Organisation, the link',
    'Address',
    'Day',
    'How many come before, or the reason it was called off',
    'When it was taken',
    'The way to the number itself',
  ],
  dos: [
    'Let `TicketTable` render it; it chooses by width.',
    'Pass `null` as people ahead when the server does not say.',
  ],
  donts: [
    "Do not put a cancel button onto it: the number's page has one.",
    'Do not show people ahead for a ticket that is over.',
  ],
  content: {
    el: [
      '«Κανείς μπροστά σας», όχι «0 άτομα μπροστά σας».',
      'Ο λόγος ματαίωσης είναι του οργανισμού και δεν διορθώνεται.',
    ],
    en: [
      '“Nobody ahead of you”, not “0 people”.',
      "The reason for calling off is the organisation's own.",
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes to the place, then to the number.' },
    { keys: 'Enter', does: 'Opens what has the focus.' },
  ],
  since: '0.1.0',
  related: ['TicketTable', 'TicketStub', 'OpenNumber', 'StatusChip'],
} satisfies ComponentGuide;
