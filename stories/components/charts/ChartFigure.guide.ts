import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ChartFigure`. */
export const guide = {
  purpose:
    'Frames a chart: its title, how to read it, what can be done with it, and its figures as a table.',
  whenNot: 'For a few facts use `StatList`.',
  anatomy: ['Title', 'How to read it', 'Action', 'Picture', 'Table, closed at first'],
  dos: ['Give every picture its table, with the same figures.'],
  donts: ['Do not hide a figure in a colour alone.'],
  content: {
    el: ['Ο τίτλος λέει τι μετριέται: «Αναμονή ανά ώρα».'],
    en: ['The title says what is measured: “Wait by hour”.'],
  },
  keyboard: [
    { keys: 'Enter', does: 'Opens and closes the table.' },
    { keys: '↑ ↓', does: 'Scroll a long table.' },
  ],
  since: '1.0.0',
  related: ['DaysChart', 'WaitsChart', 'StatList'],
} satisfies ComponentGuide;
