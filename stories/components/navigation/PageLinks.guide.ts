import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `PageLinks`. */
export const guide = {
  purpose: 'The pages of a list as links, so that a page can be shared and the way back works.',
  whenNot: 'Tables with page sizes have a `TablePager`; listings load more in place.',
  anatomy: ['Previous', 'Pages, the current one marked', 'Next'],
  dos: [
    'Give `hrefFor`; each page is an address.',
    'Name what the pages are of where a screen has two lists.',
  ],
  donts: ['Do not show it for one page.', 'Do not scroll to the top by hand: the router does.'],
  content: {
    el: [
      'Διαβάζεται «Σελίδα 3», όχι σκέτο «3».',
      '«Προηγούμενη σελίδα», «Επόμενη σελίδα»: σε θηλυκό.',
    ],
    en: ['Read aloud as “Page 3”.', '“Previous page” and “Next page” in full for voices.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from page to page.' },
    { keys: 'Enter', does: 'Opens one.' },
  ],
  since: '0.1.0',
  related: ['TablePager', 'BlogCard'],
} satisfies ComponentGuide;
