import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ListingCard`. */
export const guide = {
  purpose:
    'A place to choose from many, with its wait as the most useful figure. The whole card is one link; the bookmark, the telephone and the website stay buttons and links of their own.',
  whenNot: "A person's own ticket is a `TicketStub` or a `TicketCard`; a post is a `BlogCard`.",
  anatomy: [
    'Picture or drawn scene',
    'Category',
    'Open or closed',
    'Bookmark',
    'Name, the link',
    'Address',
    'Rating and price level',
    'Author, date, views',
    'Number of people waiting',
  ],
  dos: [
    'Use `grid` in columns and `list` where a row has the room.',
    'Give `loading` the same layout as the cards that follow.',
  ],
  donts: [
    'Do not leave the wait out to save room; it is why people come.',
    'Do not add a “View” button: the card is the link.',
  ],
  content: {
    el: [
      '«Χωρίς αναμονή τώρα», όχι «0 άτομα».',
      'Το όνομα του οργανισμού όπως στην πινακίδα του, χωρίς κεφαλαία για έμφαση.',
    ],
    en: ['“No wait now”, not “0 people waiting”.', "The organisation's name is never translated."],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the bookmark, then the place, then telephone and website.' },
    { keys: 'Enter', does: 'Opens what has the focus.' },
    { keys: 'Space', does: 'Saves or lets go, on the bookmark.' },
  ],
  since: '0.1.0',
  related: ['ListingCardSkeleton', 'TicketCard', 'OpenBadge', 'Rating', 'StatusChip'],
} satisfies ComponentGuide;
