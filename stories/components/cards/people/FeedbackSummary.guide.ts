import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `FeedbackSummary`. */
export const guide = {
  purpose: 'What all reviews of a place say together: the average and how it comes about.',
  whenNot: 'One review is a `ReviewCard`; stars in a line are a `Rating`.',
  anatomy: ['Average, large', 'Stars', 'Number of reviews', 'One bar for each number of stars'],
  dos: [
    'Show it above the reviews it sums up.',
    'Pass `null` as the average when nobody has rated: it says so in words.',
  ],
  donts: [
    'Do not round the average to look better; one decimal, as computed.',
    'Do not use the bars as filters; they are not controls.',
  ],
  content: {
    el: ['Δεκαδικό με κόμμα: «4,3».', '«από 1 κριτική», «από 12 κριτικές»: ποτέ «κριτική(ές)».'],
    en: ['One decimal with a point: “4.3”.', '“from 1 review”, “from 12 reviews”.'],
  },
  keyboard: { none: 'A summary to read; nothing in it takes the focus.' },
  since: '0.1.0',
  related: ['ReviewCard', 'Rating', 'ReviewForm'],
} satisfies ComponentGuide;
