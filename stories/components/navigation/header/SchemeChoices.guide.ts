import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `SchemeChoices`. */
export const guide = {
  purpose: "Light, dark, or as the device says, side by side in the header's menu on phones.",
  whenNot: 'In a row that is short of room it is `SchemeSwitch`.',
  anatomy: ['Three buttons of one width', 'Sign above its word', 'Ground of the choice'],
  dos: ['Give it the whole width of the menu, so that the words stay on one line.'],
  donts: ['Do not show the signs without their words.', 'Do not close the menu after a choice.'],
  content: {
    el: [
      'Τα ίδια επίθετα με το κουμπί της κεφαλίδας, το ένα δίπλα στο άλλο.',
      'Μία λέξη το καθένα.',
    ],
    en: ['One word each: “Light”, “Dark”.', 'The same words as in the header.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches each of the three.' },
    { keys: 'Enter, Space', does: 'Chooses.' },
  ],
  since: '0.1.0',
  related: ['SchemeSwitch', 'AppHeader'],
} satisfies ComponentGuide;
