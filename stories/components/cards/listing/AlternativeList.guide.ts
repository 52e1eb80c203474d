import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `AlternativeList`. */
export const guide = {
  purpose:
    'Up to three places of the same kind where somebody is served sooner, each with its wait and the way there.',
  whenNot: 'Places to choose from among many are `ListingCard`s; one answer is `FirstDone`.',
  anatomy: ['Name, the link', 'Status line', 'Minutes on foot and the part of the town'],
  dos: [
    'Show it only where a place is closed, full or takes long, and say which.',
    'Say where the way begins when it is not where the person is.',
  ],
  donts: ['Do not list more than three: whoever wants to choose goes on to the listings.'],
  content: {
    el: ['«4′ με τα πόδια από εδώ», σε αναγνώστη οθόνης «4 λεπτά».'],
    en: ['“4′ on foot from here”; a screen reader hears “4 minutes”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from place to place.' },
    { keys: 'Enter', does: 'Opens the place.' },
  ],
  since: '1.0.0',
  related: ['FirstDone', 'ListingCard', 'WaitLine'],
} satisfies ComponentGuide;
