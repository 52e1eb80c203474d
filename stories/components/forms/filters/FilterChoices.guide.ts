import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `FilterChoices`. */
export const guide = {
  purpose: 'A group of boxes to tick; a long one shows its beginning until more is asked for.',
  whenNot:
    'One choice out of a few is a `SelectInput`; qualities of one’s own place are `AmenityFields`.',
  anatomy: ['Legend', 'Boxes with name, code and count', 'Button for the rest'],
  dos: ['Keep what is cut off out of the tab order.', 'Give counts where they are known.'],
  donts: [
    'Do not sort by count: a list that jumps is not found again.',
    'Do not cut a list that nearly fits.',
  ],
  content: {
    el: ['Το κουμπί λέει και τίνος: «Δείτε περισσότερα: Χώρα».'],
    en: ['The button says of what for screen readers: “Show more: Country”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from box to box, and to the button.' },
    { keys: 'Space', does: 'Ticks the box with the focus, or unticks it.' },
    { keys: 'Enter', does: 'On the button, shows the rest.' },
  ],
  since: '1.0.0',
  related: ['FilterSidebar', 'FilterPrice', 'CheckboxInput'],
} satisfies ComponentGuide;
