import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `StatList`. */
export const guide = {
  purpose: 'Facts with their values, one below the other, in a sidebar or a summary.',
  whenNot: 'Records of the same kind are a table; figures for show are a `Counter`.',
  anatomy: ['Icon', 'What it is', 'Its value'],
  dos: [
    'Keep to facts of one line.',
    "Format values before: dates, money and distances in the reader's language.",
  ],
  donts: ['Do not put controls into a value.', 'Do not repeat what the heading said.'],
  content: {
    el: [
      'Ετικέτα σε ονομαστική, χωρίς άνω κάτω τελεία.',
      'Μονάδες μετά τον αριθμό, με κενό: «3 χλμ.».',
    ],
    en: ['Labels in sentence case, without colons.', 'Units after a space: “3 km”.'],
  },
  keyboard: { none: 'Facts to read; links in a value keep their own keys.' },
  since: '0.1.0',
  related: ['FeatureList', 'Counter', 'BookingReceipt'],
} satisfies ComponentGuide;
