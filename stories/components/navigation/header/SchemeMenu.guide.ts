import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `SchemeMenu`. */
export const guide = {
  purpose: 'The three appearances in a menu below the header’s button.',
  whenNot: 'Inside a drawer there is room for all three at once: `SchemeChoices`.',
  anatomy: ['Light, dark and as the device says, each with its sign', 'Mark of the one in use'],
  dos: [
    'Tick the one in use with `aria-checked`, not by colour alone.',
    'Close it before the colours change.',
  ],
  donts: [
    'Do not offer it without the button that names it.',
    'Do not preview a scheme while the pointer passes.',
  ],
  content: {
    el: ['Τρεις επιλογές με μία ή δύο λέξεις: «Σκούρα», «Όπως η συσκευή».'],
    en: ['Three choices of few words: “Dark”, “Same as device”.'],
  },
  keyboard: [
    { keys: '↑, ↓', does: 'Moves from choice to choice.' },
    { keys: 'Enter, Space', does: 'Chooses and closes.' },
    { keys: 'Escape', does: 'Closes without choosing.' },
  ],
  since: '1.0.0',
  related: ['SchemeSwitch', 'SchemeChoices'],
} satisfies ComponentGuide;
