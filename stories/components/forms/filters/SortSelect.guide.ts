import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `SortSelect`. */
export const guide = {
  purpose: 'In which order the listings stand. Nine orders, unless told otherwise.',
  whenNot: 'Fewer listings are filters (`FilterSidebar`); another look is `ViewToggle`.',
  anatomy: ['Label', 'Chosen order', 'List of orders'],
  dos: ['Keep the order in the address.', 'Put it at the end of the line above the listings.'],
  donts: [
    'Do not sort what the server has sorted by relevance without being asked.',
    'Do not add an order that nobody can tell from another.',
  ],
  content: {
    el: [
      'Σειρά με το αποτέλεσμα πρώτα: «Νεότερα πρώτα», «Τιμή: χαμηλή προς υψηλή».',
      '«Προεπιλογή», όχι «Default».',
    ],
    en: [
      'One word where one is enough: “Newest”.',
      'Both prices named from start to end, as in “Price: low to high”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches it.' },
    { keys: 'Space, Alt + ↓', does: 'Opens the list.' },
    { keys: 'Arrows', does: 'Move in it.' },
    { keys: 'Enter', does: 'Chooses.' },
    { keys: 'Escape', does: 'Closes it without a change.' },
  ],
  since: '0.1.0',
  related: ['FilterSidebar', 'ViewToggle', 'SelectInput'],
} satisfies ComponentGuide;
