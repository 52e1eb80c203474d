import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `FeatureList`. */
export const guide = {
  purpose: 'What a place or a plan offers, in as many columns as fit.',
  whenNot:
    'To choose among features use the checkboxes of a form; facts with values are a `StatList`.',
  anatomy: ['Icon, or a tick', 'What is offered'],
  dos: ['List what is there, most asked for first.', 'Use icons for all items or for none.'],
  donts: [
    'Do not list what is missing; `PlanCard` does that for plans.',
    'Do not use sentences; a feature is a noun.',
  ],
  content: {
    el: ['Ουσιαστικά σε ονομαστική: «Πρόσβαση με αμαξίδιο».', 'Καμία τελεία στο τέλος.'],
    en: ['Nouns, sentence case: “Wheelchair access”.', 'No full stops.'],
  },
  keyboard: { none: 'A list to read; nothing takes the focus.' },
  since: '0.1.0',
  related: ['PlanCard', 'StatList', 'TagList'],
} satisfies ComponentGuide;
