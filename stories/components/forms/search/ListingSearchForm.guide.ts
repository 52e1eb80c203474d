import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ListingSearchForm`. */
export const guide = {
  purpose: 'The search above the listings. The cross clears the field and shows everything again.',
  whenNot:
    'In a sidebar use `SearchBox`, to narrow while typing `FilterSearch`, on the home page `HeroSearchForm`.',
  anatomy: ['Glass', 'Keywords', 'Cross', 'Search'],
  dos: [
    'Give the keywords as `key` too, so that the field follows the address.',
    'Keep the filters when the words change.',
  ],
  donts: [
    'Do not drop the accents from what was typed; the search ignores them.',
    'Do not search for spaces.',
  ],
  content: {
    el: [
      'Το ίδιο παράδειγμα με την αρχική, για να αναγνωρίζεται.',
      '«Καθαρισμός αναζήτησης» είναι το όνομα του σταυρού.',
    ],
    en: ['The same example as on the home page.', 'The cross is named “Clear the search”.'],
  },
  keyboard: [
    { keys: 'Enter', does: 'Searches.' },
    { keys: 'Tab', does: 'Goes from the field to the cross and the button.' },
    { keys: 'Enter, Space', does: 'Clears, on the cross; the focus goes back to the field.' },
  ],
  since: '0.1.0',
  related: ['HeroSearchForm', 'SearchBox', 'FilterSearch', 'FilterSidebar'],
} satisfies ComponentGuide;
