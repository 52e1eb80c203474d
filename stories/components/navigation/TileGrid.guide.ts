import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `TileGrid`. */
export const guide = {
  purpose:
    'Coloured tiles of one size, each a way to somewhere. Colours run diagonally, so that no two neighbours share one.',
  whenNot: 'With a sentence or a count use cards: `CategoryCard`, `LocationCard`, `IconCard`.',
  anatomy: ['Sign', 'Word'],
  dos: [
    'Give it a `label` for those who hear it.',
    'Let the colours come from the order; they mean nothing.',
  ],
  donts: [
    "Do not choose a tile's colour by its topic.",
    'Do not mix tiles with and without a sign.',
  ],
  content: {
    el: [
      'Μία λέξη ή δύο, χωρίς άρθρο: «Ακίνητα».',
      'Η μακρύτερη λέξη ορίζει το πλάτος: δοκιμάστε τη στα 360 px.',
    ],
    en: ['One or two words: “Jobs”, “Events”.', 'No verbs on tiles.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from tile to tile.' },
    { keys: 'Enter', does: 'Follows one.' },
  ],
  since: '0.1.0',
  related: ['CategoryCard', 'CategoryShortcuts', 'IconCard'],
} satisfies ComponentGuide;
