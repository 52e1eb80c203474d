import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `DaysChart`. */
export const guide = {
  purpose: 'Shows how many people came each day, and to what end: served, not there, gone before.',
  whenNot: 'For waits use `WaitsChart`.',
  anatomy: ['Title', 'Legend', 'Bar for each day', 'Table'],
  dos: ['Show days without people, too: a gap is a figure.'],
  donts: ['Do not show fewer than a week.'],
  content: {
    el: ['Οι ημερομηνίες είναι σύντομες: «16/3».'],
    en: ['Dates are short: “16/03”.'],
  },
  keyboard: [{ keys: '← →', does: 'Move from day to day.' }],
  since: '1.0.0',
  related: ['WaitsChart', 'ChartFigure'],
} satisfies ComponentGuide;
