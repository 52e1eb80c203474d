import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ModerationList`. */
export const guide = {
  purpose: 'Everything that waits for a moderator in one column, one of it current.',
  whenNot: 'People who wait for their turn stand in a `WaitingLine`.',
  anatomy: ['Kind', 'Time', 'Title', 'Mark of the current one'],
  dos: ['Put the oldest first: whoever waited longest is read next.'],
  donts: ['Do not sort by kind: a report may be urgent.'],
  content: {
    el: ['Το είδος σε μία ή δύο λέξεις: «Νέα καταχώριση».'],
    en: ['The kind in one or two words: “New listing”.'],
  },
  keyboard: [
    { keys: 'J, K', does: 'The next and the one before, from anywhere on the screen.' },
    { keys: 'Enter, Space', does: 'Shows the focused one.' },
  ],
  since: '1.0.0',
  related: ['ModerationCard'],
} satisfies ComponentGuide;
