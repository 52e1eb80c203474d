import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `MenuDrawer`. */
export const guide = {
  purpose:
    'Every link of the header, the language and the appearance, from the right edge on phones and tablets.',
  whenNot:
    'Where the row has room it is the `HeaderNav`; the account’s own links are the `SidePanel`.',
  anatomy: [
    'Heading, language and cross',
    'Main links, then the others',
    'Appearance',
    'New listing',
    'Log in and sign up, while nobody is logged in',
  ],
  dos: [
    'Close it with every link.',
    'Keep what is pressed most within reach of a thumb: at the foot.',
  ],
  donts: [
    'Do not show log in and sign up to somebody who is logged in.',
    'Do not open it by a swipe from the edge: that is the browser’s way back.',
  ],
  content: {
    el: ['Ο τίτλος είναι «Μενού»· οι σύνδεσμοι λέγονται όπως στην οθόνη που ανοίγουν.'],
    en: ['The heading is “Menu”; links are called as the screens that they open.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Stays inside the drawer.' },
    { keys: 'Enter', does: 'Follows the link and closes the drawer.' },
    { keys: 'Escape', does: 'Closes it; the focus goes back to the button.' },
  ],
  since: '1.0.0',
  related: ['AppHeader', 'HeaderNav', 'SchemeChoices', 'LanguageSwitch', 'SidePanel'],
} satisfies ComponentGuide;
