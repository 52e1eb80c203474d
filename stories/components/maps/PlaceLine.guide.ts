import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `PlaceLine`. */
export const guide = {
  purpose: 'A place of a map in words: an item for the list below the map and for its bubbles.',
  whenNot: 'A place that is to be chosen, not only found, is a `ListingCard`.',
  anatomy: ['Name, a link where the place has a page', 'Address'],
  dos: ['Put it into a list; it is a list item.'],
  donts: ['Do not show anything on the map that has no such line.'],
  content: {
    el: ['Οδός, αριθμός και πόλη σε μία γραμμή: «Ερμού 12, Θεσσαλονίκη».'],
    en: ['Street, number and city on one line.'],
  },
  keyboard: [{ keys: 'Enter', does: 'Follows the name.' }],
  since: '1.0.0',
  related: ['PlaceMap', 'PlacesBubble'],
} satisfies ComponentGuide;
