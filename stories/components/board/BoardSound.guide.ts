import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `BoardSound`. */
export const guide = {
  purpose:
    'What sounds with a call on a wall: a chime, a voice in Greek, a voice in English, each by itself.',
  whenNot: 'What concerns a whole account does not belong here: the choice stays on this device.',
  anatomy: [
    'A button that says whether anything sounds',
    'Three boxes to tick, with a note below a voice that the device lacks',
    'Instead of both, one press that the browser asks for before it lets anything sound',
  ],
  dos: ['Ask for the press as soon as the board is opened, while somebody stands in front of it.'],
  donts: ['Do not sound when a box is ticked: people in the room would look up.'],
  content: {
    el: ['Το κουμπί λέει την κατάσταση, όχι την ενέργεια: «Ήχος: ανοιχτός».'],
    en: ['The button says how things are, not what it does: “Sound: on”.'],
  },
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens the choices, and ticks the box in focus.' },
    { keys: 'Escape', does: 'Closes the choices; the focus returns to the button.' },
  ],
  since: '1.0.0',
  related: ['BoardFrame'],
} satisfies ComponentGuide;
