import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ViewToggle`. */
export const guide = {
  purpose: 'The same listings as a grid or as a list. Two links, since each view has its address.',
  whenNot: 'Another order is `SortSelect`; fewer listings are filters.',
  anatomy: ['Grid', 'List', 'Mark of the present view'],
  dos: [
    'Carry the filters along in `state`.',
    'Stand it at the end of the line above the listings.',
  ],
  donts: [
    'Do not change what is listed, only how.',
    'Do not show it on phones where both look the same.',
  ],
  content: {
    el: [
      'Διαβάζεται ως προβολή: «Πλέγμα», «Λίστα».',
      'Το εικονίδιο δεν αρκεί: η λέξη είναι στο όνομα του συνδέσμου.',
    ],
    en: ['Named for voices: “Grid”, “List”.', 'The icon alone is never the name.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from one view to the other.' },
    { keys: 'Enter', does: 'Opens it.' },
  ],
  since: '0.1.0',
  related: ['SortSelect', 'ListingCard', 'FilterChips'],
} satisfies ComponentGuide;
