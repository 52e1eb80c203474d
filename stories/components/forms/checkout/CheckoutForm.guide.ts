import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `CheckoutForm`. */
export const guide = {
  purpose:
    'Who books, how they pay, and the terms, which need not be ticked. Card details never leave the form: they are not in what it hands over, and are forgotten when another way to pay is chosen.',
  whenNot: 'What was booked stands beside it as a `BookingReceipt`.',
  anatomy: [
    'Personal details',
    'Ways to pay',
    'Card details, with the card',
    'Terms and where to read them',
    'Confirm with its notice',
  ],
  dos: [
    'Say in `notice` what became of the press.',
    'Say beside the card fields that they stay on the page.',
  ],
  donts: ['Do not keep a draft of it.', 'Do not prefill a card.'],
  content: {
    el: [
      '«Επιβεβαίωση παραγγελίας» στο κουμπί, όχι «Υποβολή».',
      'Ημερομηνία λήξης με δύο ψηφία μήνα: «ΜΜ».',
    ],
    en: [
      '“Confirm order”, not “Submit”.',
      'Say where a number is found: “The 3 or 4 digits on the back.”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from field to field.' },
    { keys: 'Arrows', does: 'Choose a way to pay.' },
    { keys: 'Space', does: 'Ticks the terms.' },
    { keys: 'Enter', does: 'Sends, from a line of text.' },
  ],
  since: '0.1.0',
  related: ['BookingReceipt', 'RadioInput', 'CheckboxInput', 'FormShell'],
} satisfies ComponentGuide;
