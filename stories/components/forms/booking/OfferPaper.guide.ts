import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `OfferPaper`. */
export const guide = {
  purpose:
    'A ticket before it is torn off: what it would bring above the perforation, the press below.',
  whenNot: 'A ticket that was taken is a `TicketStub`.',
  anatomy: ['Upper part, read out when it changes', 'Perforation', 'Lower part with the button'],
  dos: ['Keep one press in the lower part.', 'Say with `busy` that the day is being looked up.'],
  donts: [
    'Do not use the paper for anything but tickets.',
    'Do not let its height jump between days.',
  ],
  content: {
    el: ['Πάνω ό,τι μαθαίνει κανείς, κάτω το ρήμα: «Πάρτε σειρά».'],
    en: ['Above what one learns, below the verb: “Take a number”.'],
  },
  keyboard: [{ keys: 'Tab', does: 'Reaches the button below the perforation.' }],
  since: '1.0.0',
  related: ['BookingWidget', 'OfferTold', 'TicketStub'],
} satisfies ComponentGuide;
