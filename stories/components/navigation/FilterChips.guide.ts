import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `FilterChips`. */
export const guide = {
  purpose:
    'The filters at work, above what they filter. Each is removed by one press; the focus stays among them.',
  whenNot: 'Choosing filters is `FilterSidebar`; words that describe a place are a `TagList`.',
  anatomy: ['Filter, with a cross', 'Remove all'],
  dos: [
    'Show them wherever results are filtered, also on phones.',
    'Write a range as one filter: “€10–€50”.',
  ],
  donts: ['Do not show a filter that narrows nothing.', 'Do not make the chip open the filter.'],
  content: {
    el: [
      'Το όνομα λέει πρώτα το φίλτρο, μετά την πράξη: «Καφέ: αφαίρεση».',
      'Τα φίλτρα όπως στη στήλη τους, με τα ίδια λόγια.',
    ],
    en: [
      'The name says the filter first, then the act: “Cafés: remove”.',
      "Use the words of the filter's own list.",
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from filter to filter, then to “remove all”.' },
    { keys: 'Enter, Space', does: 'Removes one; the focus goes to the next.' },
  ],
  since: '0.1.0',
  related: ['FilterSidebar', 'FilterDrawer', 'TagList'],
} satisfies ComponentGuide;
