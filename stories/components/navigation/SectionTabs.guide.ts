import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `SectionTabs`. */
export const guide = {
  purpose:
    'Tabs between the sections of one screen; on phones they scroll sideways. `idBase` ties tabs and panels together.',
  whenNot:
    'Tickets by status have `StatusTabs`; sections with addresses are links; questions are a `FaqAccordion`.',
  anatomy: ['Icon', 'Word of the tab', 'Line under the chosen one', 'Panel, given by the page'],
  dos: ['Give `idBase` and use its ids on the panels.', 'Keep to five tabs.'],
  donts: ['Do not put tabs into tabs.', 'Do not hide errors of a form in a tab that is not shown.'],
  content: {
    el: [
      'Μία ή δύο λέξεις, χωρίς ρήμα: «Φωτογραφίες».',
      'Όλες οι καρτέλες στην ίδια μορφή, ενικός ή πληθυντικός.',
    ],
    en: ['One or two words, nouns: “Photos”.', 'Sentence case; no counts in the word.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the chosen tab, then its panel.' },
    { keys: '←, →', does: 'Moves between tabs.' },
    { keys: 'Home, End', does: 'Goes to the first or the last one.' },
    { keys: 'Enter, Space', does: 'Chooses the tab.' },
  ],
  inherits: 'The other props of MUI’s `Tabs`.',
  since: '0.1.0',
  related: ['StatusTabs', 'TabbedSearch', 'FaqAccordion'],
} satisfies ComponentGuide;
