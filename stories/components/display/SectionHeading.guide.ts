import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `SectionHeading`. */
export const guide = {
  purpose: 'The head of a section inside a page: its name, a sentence, and the way on.',
  whenNot: "The top of a page is a `PageBanner`; a card's title belongs to the card.",
  anatomy: ['Name', 'Sentence', 'Action, at the end of the line'],
  dos: [
    "Set `headingLevel` by the page's outline; the size stays that of a section.",
    'Use `center` where the section below is centred.',
  ],
  donts: ['Do not skip a level to get another size.', 'Do not put two actions beside it.'],
  content: {
    el: ['Τίτλος χωρίς τελεία, έως έξι λέξεις.', 'Η δράση ονομάζει τον προορισμό: «Όλα τα μέρη».'],
    en: [
      'Sentence case, without a full stop.',
      'The action names its goal: “All places”, not “See all”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the action, when there is one.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  since: '0.1.0',
  related: ['PageBanner', 'CallToAction'],
} satisfies ComponentGuide;
