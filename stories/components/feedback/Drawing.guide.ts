import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `Drawing`. */
export const guide = {
  purpose: 'The small drawn scenes of `EmptyState` and `ErrorState`, one for each kind of nothing.',
  whenNot: 'Photographs are a `Picture`; icons come from the Material set.',
  anatomy: ['Scene, decoration'],
  dos: [
    'Always stand it above words that say it all.',
    'Choose the scene by what is missing, not by mood.',
  ],
  donts: ['Do not use it larger than drawn.', 'Do not show it alone.'],
  content: {
    el: [
      'Δεν έχει κείμενο και δεν χρειάζεται εναλλακτικό.',
      'Καμία λέξη μέσα στο σχέδιο: δεν μεταφράζεται.',
    ],
    en: [
      'No text in the drawing: it could not be translated.',
      'Its alternative text is empty on purpose.',
    ],
  },
  keyboard: { none: 'Decoration; it takes no focus.' },
  since: '0.1.0',
  related: ['EmptyState', 'ErrorState', 'Picture'],
} satisfies ComponentGuide;
