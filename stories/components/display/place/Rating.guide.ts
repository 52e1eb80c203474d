import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `Rating`. */
export const guide = {
  purpose: 'Shows a rating: stars and the figure they stand for, read aloud as one sentence.',
  whenNot: 'To give a rating use `RatingInput`; all reviews together are `FeedbackSummary`.',
  anatomy: ['Stars', 'Figure', 'Number of reviews'],
  dos: [
    'Give the count, so that people can weigh the average.',
    'Use `small` in cards, `medium` in lists, `large` at the top of a page.',
  ],
  donts: [
    'Do not show stars for a place that nobody rated: pass `null`.',
    'Do not make it clickable.',
  ],
  content: {
    el: [
      '«Χωρίς κριτικές ακόμη» όταν δεν υπάρχει βαθμολογία.',
      '«1 κριτική», «24 κριτικές», ποτέ «24 rev.».',
    ],
    en: ['“No reviews yet” when there is no rating.', '“1 review”, “24 reviews”.'],
  },
  keyboard: { none: 'It shows, it does not ask; nothing takes the focus.' },
  since: '0.1.0',
  related: ['RatingInput', 'FeedbackSummary', 'ReviewCard', 'PriceLevel'],
} satisfies ComponentGuide;
