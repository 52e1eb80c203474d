import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `PauseDialog`. */
export const guide = {
  purpose:
    'Pauses a list, with what people who wait, and the board on the wall, will say meanwhile.',
  whenNot: 'To end a day use `ClosingDialog`.',
  anatomy: ['Title', 'Message', 'Ends of breaks to choose from', 'Cancel', 'Pause'],
  dos: ['Offer times on full five minutes: nobody returns at 11:13.'],
  donts: [
    'Do not close it before the change is made: a refusal would lose the message.',
    'Do not require a message: sometimes there is no time for one.',
  ],
  content: {
    el: ['«Επιστρέφουμε 11:15», σαν το χαρτί στην πόρτα.'],
    en: ['“Back at 11:15”, like the note on a door.'],
  },
  keyboard: [
    { keys: 'P', does: 'Opens it, from anywhere on the screen.' },
    { keys: 'Enter', does: 'Starts the pause from the field.' },
    { keys: 'Escape', does: 'Closes without a pause.' },
  ],
  since: '1.0.0',
  related: ['LineState', 'ClosingDialog'],
} satisfies ComponentGuide;
