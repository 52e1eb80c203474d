import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `PriceLevel`. */
export const guide = {
  purpose: 'How dear a place is, in euro signs out of four.',
  whenNot: 'A price is written as a sum; ranges are chosen in `FilterSidebar`.',
  anatomy: ['Euro signs that count', 'Euro signs that are left', 'Sentence for screen readers'],
  dos: [
    'Show it beside the rating, where people compare.',
    'Leave it out when nobody said how dear the place is.',
  ],
  donts: [
    'Do not use more than four signs.',
    'Do not colour it by level: cheap is not good and dear not bad.',
  ],
  content: {
    el: ['Διαβάζεται «Επίπεδο τιμών 2 από 4».', 'Δεν μεταφράζεται σε «φθηνό» ή «ακριβό».'],
    en: ['Read aloud as “Price level 2 of 4”.', 'No words such as “cheap” beside it.'],
  },
  keyboard: { none: 'A figure in signs; nothing takes the focus.' },
  since: '0.1.0',
  related: ['Rating', 'TitleBanner', 'ListingCard'],
} satisfies ComponentGuide;
