import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `Counter`. */
export const guide = {
  purpose:
    'A figure that counts up over eight seconds once it is seen. Under reduced motion, in tests and for screen readers it is the final one at once.',
  whenNot:
    'Live figures, such as people waiting, must not count up: write them plainly or use `StatList`.',
  anatomy: ['Prefix', 'Figure', 'Suffix', 'Label: what is counted'],
  dos: ['Put three or four in a row.', 'Use figures that are true and have a source.'],
  donts: ['Do not count backwards.', 'Do not let it wait for a click or a hover.'],
  content: {
    el: [
      'Χιλιάδες με τελεία: «12.500».',
      'Ετικέτα με πεζά, στον πληθυντικό: «νέοι επισκέπτες την εβδομάδα».',
    ],
    en: ['Thousands with a comma: “12,500”.', 'Labels in lower case, without a full stop.'],
  },
  keyboard: { none: 'A figure to read; nothing takes the focus.' },
  since: '0.1.0',
  related: ['StatList', 'RotatingWords', 'SectionHeading'],
} satisfies ComponentGuide;
