import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `QuickFilters`. */
export const guide = {
  purpose:
    'The filters that most people want first, one press each: open now, no wait, near me. They stand near the search on every screen of listings.',
  whenNot: 'All other filters are in a `FilterSidebar`; the active ones are `FilterChips`.',
  anatomy: ['Open now', 'No wait', 'Near me', 'Why the position is not known'],
  dos: ['Ask for the position by the press only, and keep it in memory alone.'],
  donts: ['Do not add a fourth: the row fits a phone.'],
  content: {
    el: ['Δύο λέξεις το πολύ: «Ανοιχτά τώρα», «Χωρίς αναμονή», «Κοντά μου».'],
    en: ['Two words at most: “Open now”, “No wait”, “Near me”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from filter to filter.' },
    { keys: 'Enter, Space', does: 'Turns it on or off.' },
  ],
  since: '1.0.0',
  related: ['FilterSidebar', 'FilterChips', 'SortSelect', 'FirstDone'],
} satisfies ComponentGuide;
