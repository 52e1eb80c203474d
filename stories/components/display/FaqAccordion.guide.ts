import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `FaqAccordion`. */
export const guide = {
  purpose: 'Questions that open to show their answers; any number can be open.',
  whenNot: 'Steps are `StepCard`; sections of one screen are `SectionTabs`.',
  anatomy: ['Question, a button in a heading', 'Sign of open or closed', 'Answer'],
  dos: [
    'Order the questions by how often they are asked.',
    'Mark searched words with `highlight`, and open what was found.',
  ],
  donts: ['Do not put forms into an answer.', 'Do not close one answer because another opened.'],
  content: {
    el: [
      'Ερώτηση στο πρώτο πρόσωπο: «Πώς ακυρώνω τον αριθμό μου;»',
      'Η απάντηση αρχίζει με την απάντηση, όχι με ιστορία.',
    ],
    en: [
      'Questions in the first person: “How do I cancel my number?”',
      "The answer's first sentence answers.",
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from question to question.' },
    { keys: 'Enter, Space', does: 'Opens or closes one.' },
  ],
  since: '0.1.0',
  related: ['FilterSearch', 'HighlightedText', 'StepCard', 'SectionTabs'],
} satisfies ComponentGuide;
