import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `LineState`. */
export const guide = {
  purpose:
    'Whether a list is open, paused or closed, what people who wait read meanwhile, and the presses that change it.',
  whenNot: 'To visitors a list’s state is told by the `BookingWidget`.',
  anatomy: ['State', 'Message', 'New number', 'Pause, resume or open', 'Close'],
  dos: ['Say the state in words; the edge only repeats it.'],
  donts: ['Do not close a list at one press: the `ClosingDialog` asks first.'],
  content: {
    el: ['Η κατάσταση με μία λέξη: «Ανοιχτή», «Σε παύση», «Κλειστή».'],
    en: ['The state in one word: “Open”, “Paused”, “Closed”.'],
  },
  keyboard: [
    { keys: 'P', does: 'Pauses, or lets a paused list go on, from anywhere on the screen.' },
    { keys: 'Tab', does: 'Goes through the buttons.' },
  ],
  since: '1.0.0',
  related: ['PauseDialog', 'ClosingDialog', 'IssuedDialog'],
} satisfies ComponentGuide;
