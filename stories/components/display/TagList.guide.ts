import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `TagList`. */
export const guide = {
  purpose:
    'Words that describe a place, or popular searches; each a link where there is somewhere to go.',
  whenNot: 'Filters at work are `FilterChips`; features of a place are a `FeatureList`.',
  anatomy: ['Tag, a word or a link'],
  dos: ['Give `hrefFor` when every tag leads to results.', "Keep the place's own spelling."],
  donts: [
    'Do not mix links and plain words in one list.',
    'Do not use tags as buttons that change the page.',
  ],
  content: {
    el: ['Μικρές φράσεις με κεφαλαίο αρχικό: «Φαγητό», «Κομμωτήριο».', 'Χωρίς δίεση «#».'],
    en: ['Short words in sentence case: “Food”.', 'No hash signs.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from tag to tag, when they are links.' },
    { keys: 'Enter', does: 'Follows one.' },
  ],
  since: '0.1.0',
  related: ['FilterChips', 'FeatureList', 'CategoryShortcuts'],
} satisfies ComponentGuide;
