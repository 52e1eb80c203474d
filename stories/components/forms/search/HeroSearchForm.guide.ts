import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `HeroSearchForm`. */
export const guide = {
  purpose:
    'What, where, which kind: the first thing on the home page. Only the keywords ever go into an address; without a script it is a plain form to the listings.',
  whenNot: 'Above listings use `ListingSearchForm`; for several things to look for `TabbedSearch`.',
  anatomy: ['Keywords with an example', 'Country', 'Category', 'Search'],
  dos: [
    'Leave categories out where there is nothing to choose.',
    'Show an example that finds something.',
  ],
  donts: ['Do not search while one types.', 'Do not require a field; an empty search shows all.'],
  content: {
    el: [
      'Ετικέτες ως ερωτήσεις: «Τι ψάχνετε;», «Πού;».',
      'Παραδείγματα με πεζά και αποσιωπητικά: «φαρμακείο, κομμωτήριο, ΚΕΠ…».',
    ],
    en: ['Labels are questions: “Where?”.', 'Examples in lower case, ended by “…”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes through keywords, country, category, button.' },
    { keys: 'Enter', does: 'Searches, from the keywords or the button.' },
    { keys: 'Space, Alt + ↓', does: 'Opens a list.' },
    { keys: 'Arrows', does: 'Move in a list.' },
    { keys: 'Escape', does: 'Closes a list.' },
  ],
  since: '0.1.0',
  related: ['ListingSearchForm', 'TabbedSearch', 'SearchBox', 'HeroBanner'],
} satisfies ComponentGuide;
