import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `FilterSearch`. */
export const guide = {
  purpose: 'A field that narrows what stands below it while one types.',
  whenNot: 'To search by pressing use `SearchBox`, above listings `ListingSearchForm`.',
  anatomy: ['Glass', 'Field', 'Cross, once something is typed'],
  dos: [
    'Tell how many are left, in a line that is announced.',
    'Name in `label` what is searched.',
  ],
  donts: [
    'Do not ask a server with each letter; what is there gets filtered.',
    'Do not hide the list while it is empty: say so.',
  ],
  content: {
    el: [
      'Παράδειγμα στο κενό πεδίο: «κάρτα, τιμολόγιο, ακύρωση…».',
      'Τόνοι και κεφαλαία δεν μετρούν, κι αυτό δεν χρειάζεται να το πούμε.',
    ],
    en: [
      'An example in the empty field, ended by “…”.',
      'The name says what is searched: “Search the questions”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the field, then the cross.' },
    { keys: 'Escape', does: 'Empties the field.' },
    { keys: 'Enter, Space', does: 'Empties it, on the cross; the focus goes back.' },
  ],
  since: '0.1.0',
  related: ['SearchBox', 'ListingSearchForm', 'FaqAccordion'],
} satisfies ComponentGuide;
