import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `SelectInput`. */
export const guide = {
  purpose: 'One choice from a list that opens.',
  whenNot:
    'Up to five choices stand in sight as a `RadioInput`; the order of listings has `SortSelect`.',
  anatomy: ['Label', 'Chosen value, or what is read while nothing is', 'List', 'Help or error'],
  dos: [
    'Give `emptyLabel` where nothing may be chosen.',
    "Sort by name in the reader's alphabet, unless another order is known.",
  ],
  donts: [
    'Do not put more than thirty choices without a search.',
    'Do not use it to lead to a page.',
  ],
  content: {
    el: ['Κενή επιλογή με ρήμα: «Επιλέξτε κατηγορία».', 'Αλφαβητικά κατά το ελληνικό αλφάβητο.'],
    en: [
      'The empty choice is an invitation: “Choose a category”.',
      'Sentence case for all choices.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches it.' },
    { keys: 'Space, Alt + ↓', does: 'Opens the list.' },
    { keys: 'Arrows', does: 'Move in it.' },
    { keys: 'A–Ω', does: 'Jumps to a choice by its letters.' },
    { keys: 'Escape', does: 'Closes it without a change.' },
  ],
  since: '0.1.0',
  related: ['RadioInput', 'SortSelect', 'HeroSearchForm'],
} satisfies ComponentGuide;
