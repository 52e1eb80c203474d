import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `CardDetails`. */
export const guide = {
  purpose:
    'The fields of a payment card, which the browser may fill in. What they hold stays in the form.',
  whenNot: 'Other ways to pay have a note alone: see `Payment`.',
  anatomy: [
    'Legend',
    'Note that nothing is sent',
    'Name and number',
    'Month, year and security code',
  ],
  dos: [
    'Name each field as browsers expect: `cc-number` and its kin.',
    'Say above the fields that the card stays on this page.',
  ],
  donts: ['Do not keep it in a draft.', 'Do not split the number into four fields.'],
  content: {
    el: ['«Μήνας λήξης» και «Έτος λήξης» χωριστά, με δείγμα «ΜΜ» και «ΕΕΕΕ».'],
    en: ['“Expiry month” and “Expiry year” apart, with samples “MM” and “YYYY”.'],
  },
  keyboard: [{ keys: 'Tab', does: 'Goes through the five fields as they stand on the card.' }],
  inherits: 'It takes no props: its values are those of the form around it.',
  since: '1.0.0',
  related: ['Payment', 'CheckoutForm', 'TextInput'],
} satisfies ComponentGuide;
