import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `SearchHero`. */
export const guide = {
  purpose:
    'The opening of a page whose first thing is its search. Nothing stands beside it; the lower edge is torn like a ticket.',
  whenNot:
    'With a picture behind use `HeroBanner`, with a map `MapHero`, with a mosaic `MosaicHero`.',
  anatomy: [
    'Question or promise (h1)',
    'One sentence',
    'Search, as wide as the page',
    'Quicker ways: shortcuts',
    'Torn lower edge',
  ],
  dos: [
    'Put `CategoryShortcuts` below the search for those who would rather choose than type.',
    'Let the heading ask what the search answers.',
  ],
  donts: [
    'Do not put a picture on its ground; the torn edge is the only ornament.',
    'Do not offer more than one row of shortcuts.',
  ],
  content: {
    el: [
      'Ερώτηση που απαντιέται με αναζήτηση: «Τι έχετε να κάνετε σήμερα;»',
      'Η πρόταση λέει το όφελος, όχι τον τρόπο.',
    ],
    en: [
      'Ask a question that typing answers: “What do you need to get done today?”',
      'Keep the sentence under twelve words.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes through the search, then through the shortcuts.' },
    { keys: 'Enter', does: 'Searches, or follows a shortcut.' },
  ],
  since: '0.1.0',
  related: ['HeroBanner', 'HeroSearchForm', 'CategoryShortcuts', 'TabbedSearch'],
} satisfies ComponentGuide;
