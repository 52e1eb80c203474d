import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `KeywordsInput`. */
export const guide = {
  purpose:
    'Words parted by commas, counted while one types; the same word counts once. The button at the end says the rule.',
  whenNot: 'One word of a list is a `SelectInput`; a sentence a `TextInput`.',
  anatomy: ['Label', 'Line of words', 'Button with the rule', 'Count of how many', 'Error'],
  dos: ['Give an example of three words.', 'Show the count from the start.'],
  donts: [
    'Do not turn words into chips while somebody types.',
    'Do not cut words off in silence: the error says how many are too many.',
  ],
  content: {
    el: [
      'Κόμμα και κενό: «καφές, πρωινό, αυλή».',
      'Μετρητής με όριο: «3 από 15, χωρισμένες με κόμμα».',
    ],
    en: [
      'Comma and space: “coffee, breakfast, yard”.',
      'Count against the limit: “3 of 15, separated by commas”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the line, then the button.' },
    { keys: ',', does: 'Ends a word.' },
    { keys: 'Tab, Escape', does: 'Shows the rule while the button has the focus, and hides it.' },
  ],
  inherits: '`name`, `label`, `required` and `optional`, as every field has them.',
  since: '0.1.0',
  related: ['TextInput', 'TagList', 'AddListingForm'],
} satisfies ComponentGuide;
