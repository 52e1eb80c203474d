import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `TablePager`. */
export const guide = {
  purpose:
    'Which rows of how many are shown, pages to go to, and how many rows a page holds. The first page is 1.',
  whenNot: 'Lists with shareable pages have `PageLinks`; listings have “Load more”.',
  anatomy: ['Range of how many', 'Previous, pages, next', "Rows a page, the browser's own list"],
  dos: ['Keep page and size in the address.', 'Go back to the first page when the size changes.'],
  donts: ['Do not hide it on the last page.', 'Do not count pages from zero anywhere.'],
  content: {
    el: ['«21–40 από 57», με παύλα χωρίς κενά.', '«Ανά σελίδα», χωρίς «εγγραφές».'],
    en: ['“21–40 of 57”, with an en dash.', '“Per page”, without a noun.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes through the pages, then to the size.' },
    { keys: 'Enter, Space', does: 'Goes to a page.' },
    { keys: '↑, ↓', does: 'Chooses a size, in its list.' },
  ],
  since: '0.1.0',
  related: ['PageLinks', 'TicketTable'],
} satisfies ComponentGuide;
