import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `TabbedSearch`. */
export const guide = {
  purpose: 'The search of a home page, once for each thing there is to look for.',
  whenNot: 'With one thing use `HeroSearchForm`; sections of a screen are `SectionTabs`.',
  anatomy: ['Tabs', 'Search bar, hanging on its tabs'],
  dos: [
    'Give each tab its own example.',
    'Let each tab start blank: what was typed under one rarely fits another.',
  ],
  donts: ['Do not use more than four tabs.', 'Do not search on a change of tab.'],
  content: {
    el: [
      'Μία λέξη στην καρτέλα: «Μέρη», «Εργασία», «Ακίνητα».',
      'Παράδειγμα που ταιριάζει στην καρτέλα.',
    ],
    en: ['One word a tab: “Places”, “Jobs”.', 'Each example fits its tab.'],
  },
  keyboard: [
    { keys: '←, →', does: 'Moves between tabs.' },
    { keys: 'Tab', does: 'Goes from the tab into its search.' },
    { keys: 'Enter', does: 'Searches.' },
  ],
  since: '0.1.0',
  related: ['HeroSearchForm', 'SectionTabs', 'SearchHero'],
} satisfies ComponentGuide;
