import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `WaitsChart`. */
export const guide = {
  purpose:
    'Shows how long people wait by hour, for all days or one weekday: what is usual, and within what nine of ten are called.',
  whenNot: 'Visitors see `QuietHours`, which has one figure an hour.',
  anatomy: ['Title', 'Day of the week', 'Legend', 'Two bars for each hour', 'Table'],
  dos: ['Say “nine of ten”, never “90th percentile”.'],
  donts: ['Do not show hours with fewer than three calls.'],
  content: {
    el: ['«Συνήθως» και «9 στους 10 έως», σε λεπτά.'],
    en: ['“Usually” and “9 in 10 within”, in minutes.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Moves from the day of the week to the chart.' },
    { keys: '← →', does: 'Move from hour to hour.' },
  ],
  since: '1.0.0',
  related: ['DaysChart', 'ChartFigure', 'QuietHours'],
} satisfies ComponentGuide;
