import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `FirstDone`. */
export const guide = {
  purpose:
    'One press that answers where a number is served first, in one sentence: the place, the way there, the wait.',
  whenNot: 'To compare several places, sort a list by the shortest wait with `SortSelect`.',
  anatomy: ['Button', 'Sentence with a link to the place'],
  dos: [
    'Name the district where the position is not known, or nothing is within an hour on foot.',
    'Say that it is looking until all places have been seen.',
  ],
  donts: ['Do not name a place that gives no numbers now.'],
  content: {
    el: ['«Φαρμακείο Ανδρονίκου: 4′ με τα πόδια, κανείς μπροστά».'],
    en: ['“Andronikou Pharmacy: 4′ on foot, nobody ahead”.'],
  },
  keyboard: [
    { keys: 'Enter, Space', does: 'Asks.' },
    { keys: 'Tab', does: 'Goes on to the place.' },
  ],
  since: '1.0.0',
  related: ['QuickFilters', 'ListingSearchForm', 'WaitLine'],
} satisfies ComponentGuide;
