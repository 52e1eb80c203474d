import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `HeaderNav`. */
export const guide = {
  purpose:
    'The main links in the header’s row, and a button for the rest, from the `lg` breakpoint on.',
  whenNot:
    'Below `lg` the same links are in the `MenuDrawer`; links of the account are in the `SidePanel`.',
  anatomy: [
    'Main links',
    'Button “more” with its arrow',
    'Menu, loaded when somebody reaches for the button',
  ],
  dos: [
    'Keep to the links that most people need every day.',
    'Mark the link of the page that is open.',
  ],
  donts: [
    'Do not let it wrap into a second row.',
    'Do not open the menu on hover: a pointer on its way would open it too.',
  ],
  content: {
    el: [
      'Μία λέξη για κάθε σύνδεσμο: «Μέρη», «Κατηγορίες».',
      'Το κουμπί λέει «Περισσότερα», χωρίς βελάκια μέσα στη λέξη.',
    ],
    en: ['One word a link: “Places”, “Categories”.', 'The button says “More”, and nothing else.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from link to link, the button last.' },
    { keys: 'Enter', does: 'Follows the link; on the button, opens the menu.' },
  ],
  inherits: 'It takes no props: the links are those of the product.',
  since: '1.0.0',
  related: ['AppHeader', 'MoreMenu', 'MenuDrawer'],
} satisfies ComponentGuide;
