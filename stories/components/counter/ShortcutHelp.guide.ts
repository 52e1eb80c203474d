import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ShortcutHelp`. */
export const guide = {
  purpose:
    'The keys of a counter’s screen behind a small button, with a box to switch them off for people whom single keys disturb, such as those who dictate.',
  whenNot: 'Questions about the product are answered on the help page, in an `FaqAccordion`.',
  anatomy: [
    'Button',
    'Title',
    'Keys and what they do',
    'When they work',
    'Box that switches them off',
  ],
  dos: ['Keep the box: single keys must be possible to turn off (WCAG 2.1.4).'],
  donts: ['Do not add a key that a slip would make costly.'],
  content: {
    el: ['Τα γράμματα όπως είναι τυπωμένα στα πλήκτρα, σε ελληνική ή λατινική διάταξη.'],
    en: ['Letters as printed on the keys, whichever layout is chosen.'],
  },
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens it.' },
    { keys: 'Escape', does: 'Closes it and goes back to the button.' },
  ],
  since: '1.0.0',
  related: ['CallNext', 'VisitCard'],
} satisfies ComponentGuide;
