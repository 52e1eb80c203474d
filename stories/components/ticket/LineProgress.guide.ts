import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `LineProgress`. */
export const guide = {
  purpose:
    'Where a number stands in its line: how many are ahead, how many have passed, when it is probably called, who is served now.',
  whenNot: 'For a place without a number in the hand use `WaitLine`.',
  anatomy: [
    'People ahead',
    'Those who have passed, one by one or as a bar',
    'The window and what it comes from',
    'Who is served now',
  ],
  dos: [
    'Always say what a window comes from.',
    'Say it when nothing can be said.',
    'Say it when closing time may come first.',
  ],
  donts: ['Do not show a single minute: it would be a false exactness.'],
  content: {
    el: ['«περίπου 10:40–11:05»: πάντα διάστημα.'],
    en: ['“about 10:40–11:05”: always a window.'],
  },
  keyboard: {
    none: 'It only shows something; the number of people ahead is announced when it changes.',
  },
  since: '1.0.0',
  related: ['HandTicket', 'WaitLine'],
} satisfies ComponentGuide;
