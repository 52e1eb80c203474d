import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `BlogCard`. */
export const guide = {
  purpose:
    'A post to choose from many. The whole card is one link; `grid` for columns, `row` and `wide` where there is room, `mini` in a sidebar.',
  whenNot: 'An offer is an `OfferCard`; a place is a `ListingCard`.',
  anatomy: [
    'Picture or drawn scene',
    'Date',
    'Title, the link',
    'Two lines about it',
    'Writer',
    'Likes',
  ],
  dos: [
    'Set `eager` for the first card of a page alone.',
    'Mark searched words through `highlight`, never by hand in the title.',
  ],
  donts: [
    'Do not put buttons into the card; the link covers all of it.',
    'Do not mix layouts in one grid.',
  ],
  content: {
    el: [
      'Τίτλος έως εβδομήντα χαρακτήρες· κόβεται στη λέξη, όχι στο γράμμα.',
      'Ημερομηνία ολόγραφα: «16 Μαρτίου 2026».',
    ],
    en: [
      'A title of at most seventy characters, in sentence case.',
      'Likes are a figure with its noun for those who hear it: “12 people found it useful”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from card to card.' },
    { keys: 'Enter', does: 'Opens the post.' },
  ],
  since: '0.1.0',
  related: ['OfferCard', 'ListingCard', 'HighlightedText', 'Picture'],
} satisfies ComponentGuide;
