import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ListingCardSkeleton`. */
export const guide = {
  purpose:
    'Holds the place of a `ListingCard` that is still loading, in exactly its size, so that nothing jumps.',
  whenNot: 'A whole screen on its way is a `PageSkeleton`; table rows bring their own.',
  anatomy: [
    'Ground of the picture',
    'Lines of the words',
    'Line of the figures',
    'Name for screen readers',
  ],
  dos: [
    'Show as many as the page will hold, up to one screenful.',
    'Match `layout` to the cards that come.',
  ],
  donts: [
    'Do not show it for less than a moment: keep old results on the screen while new ones load.',
    'Do not put real words into it.',
  ],
  content: {
    el: [
      'Διαβάζεται μία φορά: «Φορτώνει…».',
      'Αποσιωπητικά με έναν χαρακτήρα «…», όχι τρεις τελείες.',
    ],
    en: ["It is announced as “Loading…”, once for each card's place.", 'Never “Please wait”.'],
  },
  keyboard: { none: 'Nothing in it takes the focus; it is a promise of size, not a control.' },
  since: '0.1.0',
  related: ['ListingCard', 'PageSkeleton'],
} satisfies ComponentGuide;
