import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `PlanCard`. */
export const guide = {
  purpose:
    'A plan with its price, what it holds and what it lacks. At most one is marked as recommended.',
  whenNot: 'To compare plans line by line use `PlanComparison`.',
  anatomy: [
    'Stub: recommended',
    'Name',
    'Whom it suits',
    'Price a month',
    'Features, held and lacking',
    'Action',
  ],
  dos: [
    'List the same features in the same order on every card.',
    'Say for whom a plan is, before what it costs.',
  ],
  donts: [
    'Do not recommend two plans; then none is.',
    'Do not hide what a plan lacks: it stays in the list, with a cross.',
  ],
  content: {
    el: [
      'Τιμή με τη μονάδα: «τον μήνα», όχι «/μήνα».',
      'Το κουμπί ονομάζει το πακέτο για όσους ακούν: «Ξεκινήστε με το πακέτο Βασικό».',
    ],
    en: [
      '“a month” in words, not “/mo”.',
      'Feature names are nouns of the same form on all cards.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: "Goes from one plan's action to the next." },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  since: '0.1.0',
  related: ['PlanComparison', 'CallToAction', 'FeatureList'],
} satisfies ComponentGuide;
