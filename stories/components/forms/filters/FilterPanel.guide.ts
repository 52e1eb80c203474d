import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `FilterPanel`. */
export const guide = {
  purpose:
    'The filters from the left edge on phones, with a button that says how many places they leave.',
  whenNot: 'Beside the listings on wide screens it is the `FilterSidebar` alone.',
  anatomy: ['Cross', 'Filters', 'Button that closes and counts'],
  dos: [
    'Let every choice work at once; the button only closes.',
    'Say the number as it is now, also while it changes.',
  ],
  donts: [
    'Do not cover the button with the keyboard of the phone: it stands at the foot.',
    'Do not keep it open after a search.',
  ],
  content: {
    el: ['Το κουμπί στο κάτω μέρος: «Δείτε 72 μέρη», χωρίς αριθμό όσο δεν είναι γνωστός.'],
    en: ['The button at the foot: “Show 72 places”, without a number while that is not known.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Stays within the panel.' },
    { keys: 'Escape', does: 'Closes it, with the filters as they are.' },
  ],
  since: '1.0.0',
  related: ['FilterDrawer', 'FilterSidebar'],
} satisfies ComponentGuide;
