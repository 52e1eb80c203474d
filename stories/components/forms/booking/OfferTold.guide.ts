import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `OfferTold`. */
export const guide = {
  purpose:
    'What a `BookingWidget` says of the chosen day: the number one would get and how many wait, or why there is none.',
  whenNot: 'A ticket that somebody holds is a `TicketStub`.',
  anatomy: [
    'Caption',
    'The number, as large as the paper allows',
    'How many wait',
    'How long it may take',
    'Sign and sentence, where no ticket is given',
  ],
  dos: [
    'Say why no ticket can be taken, and what to try.',
    'Keep the height while the day is being looked up.',
  ],
  donts: [
    'Do not promise minutes: the wait is “about”.',
    'Do not show a number that nobody can get.',
  ],
  content: {
    el: ['«5 άτομα περιμένουν», και χωρίς κανέναν «Δεν περιμένει κανείς».'],
    en: ['“5 people waiting”; with none, “Nobody is waiting”.'],
  },
  keyboard: { none: 'It tells; what can be pressed stands below the perforation.' },
  since: '1.0.0',
  related: ['BookingWidget', 'OfferPaper', 'TicketStub'],
} satisfies ComponentGuide;
