import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `AlertChooser`. */
export const guide = {
  purpose: '“Tell me when so many are ahead”: chosen once, told once, never when it is pointless.',
  whenNot: 'What a page says by itself, such as a call, needs no choice.',
  anatomy: [
    'How many may be ahead: the usual numbers, and a field for any other',
    'An e-mail as well, for who is logged in',
    'Set, or remove',
  ],
  dos: ['Offer only what has not passed yet.', 'Say what is set, and that it has come true.'],
  donts: ['Do not offer an e-mail to who has no account here.'],
  content: { el: ['«όταν θα είναι μπροστά μου 3».'], en: ['“when 3 are ahead of me”.'] },
  keyboard: [
    { keys: 'Tab', does: 'Moves through the numbers, the box and the buttons.' },
    { keys: '↑, ↓', does: 'One more or less, in the field.' },
    { keys: 'Space', does: 'Chooses a number, ticks the box, presses a button.' },
  ],
  since: '1.0.0',
  related: ['HandTicket', 'TicketActions'],
} satisfies ComponentGuide;
