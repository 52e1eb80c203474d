import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `PageSkeleton`. */
export const guide = {
  purpose: 'The outline of a screen whose code is on the way: a top, a line of text, some blocks.',
  whenNot:
    'Where data is on the way, use the skeleton of the part that waits, such as `ListingCardSkeleton`.',
  anatomy: ['Top', 'Line of text', 'Blocks', 'Sentence for screen readers'],
  dos: [
    'Choose as many blocks as the screen has above the fold.',
    'Keep header and footer in place around it.',
  ],
  donts: ['Do not use it inside a page that is there already.', 'Do not add a spinner to it.'],
  content: {
    el: ['Ανακοινώνεται «Η σελίδα φορτώνει…», μία φορά.', 'Κανένα άλλο κείμενο, ούτε αστείο.'],
    en: ['Announced as “The page is loading…”, once.', 'No tips or jokes while waiting.'],
  },
  keyboard: { none: 'Nothing is there to be used yet; nothing takes the focus.' },
  since: '0.1.0',
  related: ['ListingCardSkeleton', 'EmptyState'],
} satisfies ComponentGuide;
