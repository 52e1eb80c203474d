import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `IssuedDialog`. */
export const guide = {
  purpose:
    'The number that a clerk took for somebody without an account, large enough to be read across the counter, and the address at which it can be followed.',
  whenNot: 'A number that people take themselves is a `TicketStub`.',
  anatomy: ['Title', 'The number', 'Address', 'Cancel the number', 'Close'],
  dos: ['Give the focus to “Close”: the next press goes on with the work.'],
  donts: ['Do not show the address anywhere else: whoever has it can act with the number.'],
  content: {
    el: ['«Ακύρωση αριθμού» για το λάθος πάτημα, όχι για όποιον άλλαξε γνώμη αργότερα.'],
    en: ['“Cancel the number” is for a slip of the hand.'],
  },
  keyboard: [
    { keys: 'Enter, Space, Escape', does: 'Closes it; the number stays.' },
    { keys: 'Tab', does: 'Goes to the button that takes the number back.' },
  ],
  since: '1.0.0',
  related: ['LineState', 'TicketStub'],
} satisfies ComponentGuide;
