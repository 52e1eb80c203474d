import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `SchemeSwitch`. */
export const guide = {
  purpose: 'Light, dark, or as the device says, behind one button of the header.',
  whenNot: 'Where there is room for all three, as in the menu of phones, it is `SchemeChoices`.',
  anatomy: [
    "Button with the present scheme's sign",
    'Menu of three, loaded when somebody reaches for the button',
    'Mark of the choice',
  ],
  dos: [
    'Keep “as the device says” as the first choice of a new visitor.',
    'Let the change happen at once, without a transition.',
  ],
  donts: ['Do not offer a fourth scheme.', 'Do not hide it in settings.'],
  content: {
    el: [
      'Επίθετα στο γένος της λέξης «εμφάνιση»: «Φωτεινή», «Σκούρα».',
      'Το όνομα του κουμπιού λέει και τι ισχύει τώρα.',
    ],
    en: ["The button's name says what is on now: “Appearance: Dark”.", 'Never “night mode”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the button.' },
    { keys: 'Enter, Space', does: 'Opens the menu; in it, chooses.' },
    { keys: '↑, ↓', does: 'Moves in the menu.' },
    { keys: 'Escape', does: 'Closes it; the focus goes back.' },
  ],
  since: '0.1.0',
  related: ['SchemeChoices', 'LanguageSwitch', 'AppHeader'],
} satisfies ComponentGuide;
