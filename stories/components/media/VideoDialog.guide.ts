import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `VideoDialog`. */
export const guide = {
  purpose:
    'A video in a dialog, such as how it works. It plays on opening, stands still under reduced motion, and ends when the dialog closes.',
  whenNot: 'A loop behind words is a `BackgroundVideo`.',
  anatomy: ['Title', 'Cross', 'Player with captions'],
  dos: [
    "Give captions in both languages; the page's own is on.",
    'Open it from a `VideoPoster` or a button with words.',
  ],
  donts: ['Do not open it on its own when the page loads.'],
  content: {
    el: [
      'Ο τίτλος λέει τι δείχνει το βίντεο: «Πώς λειτουργεί».',
      'Υπότιτλοι με ελληνική στίξη: «;» και «…».',
    ],
    en: [
      'The title says what is shown: “How it works”.',
      'Captions in sentence case, two lines at most.',
    ],
  },
  keyboard: [
    { keys: 'Escape', does: 'Closes the dialog; the focus goes back to what opened it.' },
    { keys: 'Tab', does: 'Goes through the cross and the player.' },
    { keys: 'Space', does: 'Plays or stops, in the player.' },
  ],
  since: '0.1.0',
  related: ['VideoPoster', 'BackgroundVideo'],
} satisfies ComponentGuide;
