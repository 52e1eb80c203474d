import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `TicketActions`. */
export const guide = {
  purpose:
    'What the holder of a number can do with it: give it back, let others pass, or say “I am here” after a missed call.',
  whenNot: 'For taking a number use the booking widget; clerks have their own buttons.',
  anatomy: [
    '“I am here”, only after a missed call',
    'Let others pass',
    'Give the number back',
    'A question that says what will happen: after which number, and about when',
  ],
  dos: [
    'Pass what the server allows; the buttons follow.',
    'Show what came of it where the press was made, with the way back while there is one.',
  ],
  donts: ['Do not offer an action that the server would refuse.', 'Do not ask twice.'],
  content: {
    el: ['«Δώστε πίσω τον αριθμό»: η πράξη, όχι «Ακύρωση».'],
    en: ['“Give the number back” names the act; “Cancel” closes the question.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Moves through the buttons and, in a question, through its choices.' },
    { keys: 'Escape', does: 'Closes the question; nothing happens.' },
  ],
  since: '1.0.0',
  related: ['TicketStub', 'ConfirmDialog'],
} satisfies ComponentGuide;
