import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `Picture`. */
export const guide = {
  purpose:
    'Every picture of a place. Its space is reserved, it loads late, and when it cannot be loaded a drawn scene of the category stands in.',
  whenNot: 'People are a `Portrait`; scenes of empty states are a `Drawing`.',
  anatomy: ['Ground with its ratio', 'Picture', 'Drawn scene in its place'],
  dos: [
    'Set `eager` for the one picture that opens a page.',
    "Choose `fallback` by the place's kind.",
  ],
  donts: [
    'Do not crop with CSS from outside: set `ratio`.',
    'Do not repeat the title as `alt`; leave it empty instead.',
  ],
  content: {
    el: [
      'Το εναλλακτικό κείμενο λέει τι φαίνεται: «Πάγκος με ψωμιά».',
      'Κενό όταν το διπλανό κείμενο λέει το ίδιο.',
    ],
    en: [
      'Alternative texts say what is seen: “A counter with bread”.',
      'No file names, no “photo of”.',
    ],
  },
  keyboard: { none: 'A picture; it takes no focus.' },
  since: '0.1.0',
  related: ['Portrait', 'GalleryCarousel', 'Drawing'],
} satisfies ComponentGuide;
