import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `KioskTicket`. */
export const guide = {
  purpose: 'Shows the number that was just given, and prints it on paper 80 mm wide.',
  whenNot: 'For a ticket of an account use `TicketStub`.',
  anatomy: [
    'The number',
    'How many people are before',
    'The window of the call',
    'QR code of the ticket',
    'Print and done',
    'When the screen returns',
  ],
  dos: ['Keep the number readable at arm’s length.'],
  donts: ['Do not print the buttons.'],
  content: { el: ['«Είστε ο επόμενος».'], en: ['“You are next”.'] },
  keyboard: [{ keys: 'Enter', does: 'Presses the button that has the focus.' }],
  since: '1.0.0',
  related: ['KioskStart', 'QrCode'],
} satisfies ComponentGuide;
