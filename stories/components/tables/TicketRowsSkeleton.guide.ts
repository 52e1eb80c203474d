import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `TicketRowsSkeleton`. */
export const guide = {
  purpose: 'Five rows of a `TicketTable` while tickets are on their way, as high as the real ones.',
  whenNot: 'Below the `md` breakpoint, where tickets are cards, it is `TicketCardsSkeleton`.',
  anatomy: ['Number', 'Picture and two lines', 'Day and time', 'Status'],
  dos: [
    'Keep the height of a real row, so that nothing moves when it comes.',
    'Say once, for screen readers, that something is loading.',
  ],
  donts: [
    'Do not use it outside a table’s body.',
    'Do not show it again when known tickets are refreshed.',
  ],
  content: {
    el: ['Μόνο η κρυφή λέξη «Φορτώνει…», μία φορά για όλες τις γραμμές.'],
    en: ['Only the hidden word “Loading…”, once for all rows.'],
  },
  keyboard: { none: 'Nothing in a skeleton row can be pressed.' },
  inherits: 'It takes no props.',
  since: '1.0.0',
  related: ['TicketTable', 'TicketCardsSkeleton'],
} satisfies ComponentGuide;
