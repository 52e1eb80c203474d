import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `FilterSidebar`. */
export const guide = {
  purpose:
    'Everything that listings can be narrowed by: price, category, property type, country. Beside the listings on wide screens; behind a `FilterDrawer` on phones.',
  whenNot: 'Filters at work are shown as `FilterChips`; the order alone is `SortSelect`.',
  anatomy: [
    'Heading and number of places',
    'Filters at work',
    'Order',
    'Price, two thumbs',
    'Lists to tick, long ones shortened',
    'More',
  ],
  dos: [
    'Say how many places each choice would leave, where it is known.',
    'Keep unticked what nobody asked for.',
  ],
  donts: ['Do not apply with a button.', 'Do not reorder options while somebody ticks.'],
  content: {
    el: [
      'Επιλογές όπως θα τις έλεγε κανείς: «Χωρίς αναμονή τώρα», «Μιλούν αγγλικά».',
      'Όρια τιμής με «Από» και «Έως»· όσο δεν φιλτράρεται τίποτα, «Όλες οι τιμές».',
    ],
    en: [
      'Options as one would say them: “No wait now”.',
      'Price bounds are “From” and “To”; while nothing is filtered, “Any price”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from control to control.' },
    { keys: 'Space', does: 'Ticks a box.' },
    { keys: '←, →', does: 'Moves a thumb of the price.' },
    { keys: 'Home, End', does: 'Takes a thumb to its end.' },
  ],
  since: '0.1.0',
  related: ['FilterDrawer', 'FilterChips', 'SortSelect', 'CheckboxInput'],
} satisfies ComponentGuide;
