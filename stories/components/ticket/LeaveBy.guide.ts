import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `LeaveBy`. */
export const guide = {
  purpose: 'When to leave for one’s number, asked for by a press and told in one sentence.',
  whenNot: 'Where to go among several places is `FirstDone`.',
  anatomy: ['The press', 'When to leave', 'Minutes on foot', 'Or that the position is not known'],
  dos: [
    'Ask the device for a position by this press only.',
    'Count from the beginning of the window, so that nobody misses an early call.',
  ],
  donts: ['Do not store the position.', 'Do not show it for a number without a window.'],
  content: {
    el: ['«Ξεκινήστε έως τις 10:26», με το ρολόι· «Ξεκινήστε τώρα» όταν η ώρα πέρασε.'],
    en: ['“Leave by 10:26”, by the clock; “Leave now” once that has passed.'],
  },
  keyboard: [{ keys: 'Enter, Space', does: 'Asks; the sentence is announced.' }],
  since: '1.0.0',
  related: ['FirstDone', 'ContactCard', 'LineProgress'],
} satisfies ComponentGuide;
