import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `MosaicHero`. */
export const guide = {
  purpose:
    'The opening of a page made of tiles: words beside four pictures of four sizes, the search across both.',
  whenNot: 'With one strong picture use `HeroBanner`, without pictures `SearchHero`.',
  anatomy: [
    'Promise (h1)',
    'One or two sentences',
    'Four pictures, decoration only',
    "Search over the pictures' foot",
  ],
  dos: [
    'Choose pictures that work in any crop; on phones they become one band.',
    'Give exactly four: the mosaic has four places.',
  ],
  donts: [
    'Do not use pictures with words in them; they are decoration and have no alternative text.',
    'Do not let the search cover a face.',
  ],
  content: {
    el: [
      'Ο τίτλος λέει τι θα βρει κανείς, όχι τι δείχνουν οι εικόνες.',
      'Δύο προτάσεις το πολύ κάτω από τον τίτλο.',
    ],
    en: [
      'The heading says what one finds here; the pictures need no caption.',
      'Keep the text to two sentences so that the search stays above the fold.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes into the search; the pictures take no focus.' },
    { keys: 'Enter', does: 'Searches.' },
  ],
  since: '0.1.0',
  related: ['HeroBanner', 'SearchHero', 'TileGrid'],
} satisfies ComponentGuide;
