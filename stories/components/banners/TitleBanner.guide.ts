import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `TitleBanner`. */
export const guide = {
  purpose:
    'The top of a listing: its name, and what one wants to know before reading on (kind, wait, address, rating, price).',
  whenNot: 'Other pages begin with `PageBanner`; a place among many is a `ListingCard`.',
  anatomy: [
    'Cover, or nothing',
    'Category with its icon',
    'Verified mark',
    'Name (h1)',
    'Status line: open or not, and the wait',
    'Address',
    'Rating and price level',
    'Actions',
  ],
  dos: [
    'Pass `null` for what the server does not know; the part disappears.',
    'Order the actions by weight: the first has its own line on phones.',
  ],
  donts: [
    'Do not shorten the name; it wraps, as long as it is.',
    'Do not add opening hours here: they are a table further down.',
  ],
  content: {
    el: [
      'Διεύθυνση με ελληνικό τρόπο: οδός, αριθμός, πόλη.',
      '«Επαληθευμένη καταχώριση» μόνο όταν την έλεγξε άνθρωπος.',
    ],
    en: [
      'Greek addresses stay Greek; only the city may be transliterated.',
      '“Verified listing” is a fact, not praise: never “Trusted”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes through the actions from left to right.' },
    { keys: 'Enter, Space', does: 'Presses one.' },
  ],
  since: '0.1.0',
  related: ['ListingCard', 'PageBanner', 'Rating', 'WaitLine', 'PriceLevel'],
} satisfies ComponentGuide;
