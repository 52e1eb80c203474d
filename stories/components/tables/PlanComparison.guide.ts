import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `PlanComparison`. */
export const guide = {
  purpose:
    "Plans side by side, a tick where a plan holds a feature. On phones a feature's name stands above its ticks.",
  whenNot: 'To choose a plan use `PlanCard`; the comparison comes below.',
  anatomy: ['Plans with their prices', 'Feature, one a row', 'Tick or dash, read as words'],
  dos: [
    'Give all features once, in the order of the cards.',
    'Mark the recommended plan as on its card.',
  ],
  donts: ['Do not put sentences into cells.', 'Do not compare more than four plans.'],
  content: {
    el: [
      '«Περιλαμβάνεται» και «Δεν περιλαμβάνεται» για όσους ακούν.',
      'Παροχές σε ονομαστική: «Προτεραιότητα στην υποστήριξη».',
    ],
    en: ['“Included” and “Not included” for voices.', 'Features as nouns, without “Free”.'],
  },
  keyboard: { none: 'A table to read; nothing takes the focus.' },
  since: '0.1.0',
  related: ['PlanCard', 'FeatureList'],
} satisfies ComponentGuide;
