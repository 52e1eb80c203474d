import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `MapHero`. */
export const guide = {
  purpose:
    "The opening of a page whose first thing is a map. The words keep to the page's column, the map goes on to the edge of the window.",
  whenNot:
    'Where the map is one part among many, put `PlaceMap` into the page under a `SectionHeading`.',
  anatomy: [
    'Question or promise (h1)',
    'One sentence',
    'Search with its tags',
    "Map, to the window's edge",
  ],
  dos: [
    'Say in the sentence what a point on the map is.',
    'Keep the list of the same places below it for those who cannot use a map.',
  ],
  donts: [
    'Do not lay words over the map; it moves and they would lose their ground.',
    'Do not use it on a page with a sidebar: the map needs the edge.',
  ],
  content: {
    el: [
      'Ερώτηση με ερωτηματικό «;»: «Ποιο είναι πιο κοντά σας;»',
      'Μην ονομάζετε τον πάροχο του χάρτη.',
    ],
    en: [
      'Ask what the map answers: “Which one is nearest?”',
      'Say “place”, not “pin” or “marker”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes through the search and its tags, then to the map.' },
    { keys: 'Arrows', does: 'Move the map while it has the focus.' },
    { keys: 'Escape', does: 'Closes an open bubble.' },
  ],
  since: '0.1.0',
  related: ['PlaceMap', 'HeroBanner', 'SearchHero', 'TagList'],
} satisfies ComponentGuide;
