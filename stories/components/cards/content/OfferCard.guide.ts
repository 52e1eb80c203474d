import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `OfferCard`. */
export const guide = {
  purpose:
    'An offer of a place, with its point on a badge. With an address the whole card is one link.',
  whenNot:
    'The place itself is a `ListingCard`; a post is a `BlogCard`; a plan of ours is a `PlanCard`.',
  anatomy: ['Picture or drawn scene', 'Badge: one word or figure', 'Title', 'Sentence or two'],
  dos: ['Put the figure people compare onto the badge.', 'Say in the text until when it holds.'],
  donts: ['Do not use the badge for moods such as “Hot”.', 'Do not show an offer that has ended.'],
  content: {
    el: [
      'Ποσοστό με το σύμβολο μετά: «−20 %».',
      'Η προθεσμία με ημερομηνία, όχι «για λίγο ακόμη».',
    ],
    en: [
      'The badge is at most eight characters: “−20 %”.',
      'Dates instead of urgency: “until 30 April”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the card, when it leads somewhere.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  since: '0.1.0',
  related: ['ListingCard', 'BlogCard', 'PlanCard'],
} satisfies ComponentGuide;
