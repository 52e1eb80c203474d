import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `CategoryIcon`. */
export const guide = {
  purpose:
    "The icon of a category, by the server's name for it. An unknown name gets the general icon.",
  whenNot: "Other icons come from the Material set by path; a ticket's state is a `StatusChip`.",
  anatomy: ['Icon, hidden from screen readers'],
  dos: [
    "Always put it beside the category's title.",
    'Add a new server name here, so that all pages learn it at once.',
  ],
  donts: [
    'Do not give it a meaning of its own: it is decoration.',
    'Do not choose an icon in a page; the map is in this component.',
  ],
  content: {
    el: [
      'Δεν έχει κείμενο· το όνομα της κατηγορίας στέκεται δίπλα του.',
      'Ένα εικονίδιο ποτέ δεν αντικαθιστά τη λέξη.',
    ],
    en: [
      "It has no text; the category's name beside it speaks.",
      'Do not write an `aria-label` for it.',
    ],
  },
  keyboard: { none: 'Decoration; it takes no focus.' },
  inherits: 'The props of MUI’s `SvgIcon`, such as `fontSize`.',
  since: '0.1.0',
  related: ['CategoryCard', 'CategoryShortcuts', 'StatusChip'],
} satisfies ComponentGuide;
