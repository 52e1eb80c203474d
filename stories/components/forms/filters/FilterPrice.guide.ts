import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `FilterPrice`. */
export const guide = {
  purpose: 'Two handles on one line for the lowest and the highest price.',
  whenNot: 'An exact sum is typed into a `TextInput`.',
  anatomy: [
    'Legend',
    'Line with two handles',
    'What they stand at, in words',
    'What becomes of places without a price',
  ],
  dos: [
    'Show that any price will do until somebody moves a handle.',
    'Tell the change when a handle is let go, not at each pixel.',
  ],
  donts: ['Do not let the handles cross.', 'Do not hide places without a price: they come last.'],
  content: {
    el: ['«Από» και «Έως» μπροστά από τα ποσά, με το σύμβολο μετά: «20 €».'],
    en: ['“From” and “To” before the sums, the sign in front: “€20”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from the lower handle to the upper one.' },
    { keys: '← →', does: 'Moves the handle by one euro.' },
    { keys: 'Page Up, Page Down', does: 'Moves it by ten.' },
  ],
  since: '1.0.0',
  related: ['FilterSidebar', 'FilterChoices', 'PriceLevel'],
} satisfies ComponentGuide;
