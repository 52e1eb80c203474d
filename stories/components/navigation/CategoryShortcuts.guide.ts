import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `CategoryShortcuts`. */
export const guide = {
  purpose: 'Categories as round signs in one row, for a hero.',
  whenNot: 'With counts use `CategoryCard`, as coloured tiles `TileGrid`.',
  anatomy: ['Round sign', 'Word'],
  dos: [
    'Offer six to eight, the most used first.',
    'Let the word carry the meaning; the sign helps to find it.',
  ],
  donts: [
    'Do not repeat it further down the page: there `CategoryCard` has the room.',
    'Do not scroll the row on phones: sign and word stand beside each other there.',
  ],
  content: {
    el: [
      'Μία λέξη για κάθε κατηγορία: «Ξενοδοχεία».',
      'Η μακρύτερη λέξη δεν κόβεται: «Επιχειρήσεις».',
    ],
    en: ['One word for each: “Hotels”.', 'Plural, in sentence case.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from sign to sign.' },
    { keys: 'Enter', does: 'Opens the category.' },
  ],
  since: '0.1.0',
  related: ['CategoryCard', 'CategoryIcon', 'SearchHero'],
} satisfies ComponentGuide;
