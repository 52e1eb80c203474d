import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `AppHeader`. */
export const guide = {
  purpose:
    'The top of every screen, once on each: name, links, language, appearance and the way in. It becomes fixed after 10 px of scroll and keeps its room meanwhile.',
  whenNot:
    "The top of a single page is a `PageBanner`; a logged-in person's own links are the `SidePanel`.",
  anatomy: [
    'Logo',
    'Links',
    'More, a menu',
    'Language',
    'Scheme',
    'Log in and sign up, or the person',
    'Add a listing',
    'Menu, where the links have no room',
  ],
  dos: [
    'Pass `null` as the user while nobody is logged in.',
    'Set `fixed` in stories alone; the scroll decides otherwise.',
  ],
  donts: [
    'Do not add a link without taking one into “More”: Greek words fill the row.',
    'Do not show a count or a badge in it.',
  ],
  content: {
    el: [
      'Ουσιαστικά μίας λέξης, εκτός αν δεν γίνεται: «Μέρη», «Ιστολόγιο».',
      '«Σύνδεση» και «Εγγραφή», ποτέ «Login».',
    ],
    en: [
      'One word for each link: “Places”, “Blog”.',
      'The way in is a noun in the header, “Login”, and a verb on the form, “Log in”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes through the row from left to right.' },
    { keys: 'Enter, Space', does: 'Opens a menu or follows a link.' },
    { keys: '↑, ↓', does: 'Moves in an open menu.' },
    { keys: 'Escape', does: 'Closes the menu; the focus goes back to its button.' },
  ],
  since: '0.1.0',
  related: ['SidePanel', 'LanguageSwitch', 'SchemeSwitch', 'SkipLink', 'Logo'],
} satisfies ComponentGuide;
