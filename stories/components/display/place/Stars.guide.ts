import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `Stars`. */
export const guide = {
  purpose: 'Five stars to look at, with fractions, in one element: a list shows dozens of them.',
  whenNot:
    'With the figure and the number of reviews it is a `Rating`; to give stars, a `RatingInput`.',
  anatomy: ['Hollow stars', 'Full stars, cut off at the value'],
  dos: [
    'Say the value as text beside them.',
    'Choose the size by what stands beside: `small` with body text.',
  ],
  donts: ['Do not use them for anything but reviews.', 'Do not round: the cut shows the fraction.'],
  content: {
    el: ['Δίπλα στα αστέρια ο αριθμός με κόμμα: «4,3».'],
    en: ['The figure beside them has a point: “4.3”.'],
  },
  keyboard: { none: 'They are hidden from screen readers and take no focus.' },
  since: '1.0.0',
  related: ['Rating', 'RatingInput', 'FeedbackSummary'],
} satisfies ComponentGuide;
