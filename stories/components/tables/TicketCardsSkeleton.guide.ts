import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `TicketCardsSkeleton`. */
export const guide = {
  purpose: 'Three cards in place of a ticket list on a phone while tickets are on their way.',
  whenNot: 'In the table of wide screens it is `TicketRowsSkeleton`.',
  anatomy: ['Three plain cards, as high as a `TicketCard`'],
  dos: [
    'Put it where the list will stand, in the same width.',
    'Name it as loading: it is an `output`.',
  ],
  donts: ['Do not animate more than the theme does.', 'Do not draw more cards than a phone shows.'],
  content: {
    el: ['Το όνομά της είναι «Φορτώνει…»· τίποτε άλλο δεν γράφεται.'],
    en: ['Its name is “Loading…”; nothing else is written.'],
  },
  keyboard: { none: 'The cards only stand for what comes; none takes the focus.' },
  inherits: 'It takes no props.',
  since: '1.0.0',
  related: ['TicketTable', 'TicketCard', 'TicketRowsSkeleton'],
} satisfies ComponentGuide;
