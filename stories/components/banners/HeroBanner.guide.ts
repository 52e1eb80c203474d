import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `HeroBanner`. */
export const guide = {
  purpose:
    "The opening of the home page: the promise in front of a moving picture, and the search under it. The page's only h1 is in it.",
  whenNot:
    'Inner pages begin with `PageBanner`; a page whose first thing is a map with `MapHero`, whose first thing is the search alone with `SearchHero`.',
  anatomy: [
    "Moving picture behind, under the page's own ground",
    'Promise (h1), able to take the focus',
    'One or two sentences',
    'Aside, such as a ticket',
    'Search form on its own ground',
  ],
  dos: [
    'Give it a `BackgroundVideo` with a poster that looks right without the video.',
    'On phones let the search come before the aside, as the component does.',
  ],
  donts: [
    'Do not put text onto the picture without the ground between; it fails contrast at once.',
    'Do not fill the aside with a second form.',
  ],
  content: {
    el: [
      'Υπόσχεση έως έξι λέξεις, ώστε να χωρά σε δύο γραμμές στα 360 px.',
      'Λέξεις που εναλλάσσονται στην ίδια πτώση και στο ίδιο γένος: αλλιώς η πρόταση σπάει.',
    ],
    en: [
      'A promise of six words at most, without a full stop.',
      'Rotating words must fit the same article: no “a” before a vowel.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes to the pause of the video, then through the search form.' },
    { keys: 'Enter', does: 'Searches from the keyword field.' },
  ],
  since: '0.1.0',
  related: ['SearchHero', 'MapHero', 'MosaicHero', 'HeroSearchForm', 'BackgroundVideo'],
} satisfies ComponentGuide;
