import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `HighlightedText`. */
export const guide = {
  purpose:
    'Marks what a search found in a text: without regard to case, accents and the final sigma, greeklish included.',
  whenNot: 'For emphasis in prose use `strong`; for filters at work `FilterChips`.',
  anatomy: ['Text', 'Marks inside it'],
  dos: ['Pass the words as the person typed them.', 'Use it in titles and addresses of results.'],
  donts: ['Do not mark more than the search found.', 'Do not pass HTML; the text is plain.'],
  content: {
    el: [
      '«καφε» βρίσκει «Καφέ» και «ΚΑΦΕΣ»: τόνοι και τελικό σίγμα δεν μετρούν.',
      'Το κείμενο δεν αλλάζει, μόνο σημειώνεται.',
    ],
    en: ['“kafe” finds “Καφέ”: greeklish counts as Greek.', 'The text itself never changes.'],
  },
  keyboard: { none: 'Marks are not controls; nothing takes the focus.' },
  since: '0.1.0',
  related: ['ListingCard', 'FilterSearch', 'FaqAccordion'],
} satisfies ComponentGuide;
