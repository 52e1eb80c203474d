import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `MoreMenu`. */
export const guide = {
  purpose: 'The links that do not fit in the header’s row, in a menu below its button.',
  whenNot: 'On phones and tablets all links are in the `MenuDrawer`.',
  anatomy: ['Links that have no room in the row', 'Mark of the page that is open'],
  dos: ['Name it after its button with `labelledBy`.', 'Close it with every choice.'],
  donts: ['Do not repeat links of the row.', 'Do not nest a second level.'],
  content: {
    el: ['Τα ίδια ονόματα με το μενού του τηλεφώνου, ώστε ο σύνδεσμος να αναγνωρίζεται.'],
    en: ['The same names as in the drawer of phones, so that a link is recognised.'],
  },
  keyboard: [
    { keys: '↑, ↓', does: 'Moves from link to link.' },
    { keys: 'Enter', does: 'Follows the link and closes the menu.' },
    { keys: 'Escape', does: 'Closes it; the focus goes back to the button.' },
  ],
  since: '1.0.0',
  related: ['HeaderNav', 'MenuDrawer'],
} satisfies ComponentGuide;
