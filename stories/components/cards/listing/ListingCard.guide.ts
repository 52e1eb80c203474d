import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ListingCard`. */
export const guide = {
  purpose:
    'A place to choose from many: its name and, second, its wait. The whole card is one link; the bookmark, the telephone and the website stay buttons and links of their own.',
  whenNot: "A person's own ticket is a `TicketStub` or a `TicketCard`; a post is a `BlogCard`.",
  anatomy: [
    'Picture or drawn scene',
    'Category',
    'Price level and check mark',
    'Bookmark',
    'Name, the link',
    'Status line: open or not, and the wait',
    'Address',
    'Perforation, and below or beside it rating, contact, author, date, views',
  ],
  dos: [
    'Use `grid` in columns and `list` for rows: on a phone a row is low, with the district instead of the address.',
    'Give `loading` the same layout as the cards that follow.',
  ],
  donts: [
    'Do not leave the wait out to save room; it is why people come.',
    'Do not add a “View” button: the card is the link.',
  ],
  content: {
    el: [
      'Η αναμονή είναι μία πρόταση: «Ανοιχτά · 4 μπροστά, περίπου 10–25′».',
      'Το όνομα του οργανισμού όπως στην πινακίδα του, χωρίς κεφαλαία για έμφαση.',
    ],
    en: [
      'The wait is one sentence: “Open · 4 ahead, about 10–25′”.',
      "The organisation's name is never translated.",
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the bookmark, then the place, then telephone and website.' },
    { keys: 'Enter', does: 'Opens what has the focus.' },
    { keys: 'Space', does: 'Saves or lets go, on the bookmark.' },
  ],
  since: '0.1.0',
  related: ['ListingCardSkeleton', 'TicketCard', 'WaitLine', 'Rating', 'StatusChip'],
} satisfies ComponentGuide;
