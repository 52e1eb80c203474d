import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `TicketTools`. */
export const guide = {
  purpose:
    'What a number can be taken along with: shown at the counter, handed on, put into a calendar, printed.',
  whenNot: 'What changes the number itself is in `TicketActions`.',
  anatomy: ['Show it at the counter', 'Share', 'Calendar file', 'Print'],
  dos: ['Leave it out once the number is over.'],
  donts: ['Do not mix it with what gives the number back.'],
  content: {
    el: ['Κάθε κουμπί λέει την πράξη: «Δείξτε το στο ταμείο».'],
    en: ['Each button names its act: “Show it at the counter”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Moves through the buttons.' },
    { keys: 'Enter', does: 'Presses one.' },
  ],
  since: '1.0.0',
  related: ['TicketActions', 'ShowAtCounter'],
} satisfies ComponentGuide;
