import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `AmenityFields`. */
export const guide = {
  purpose: 'What a place has, to be ticked, in as many columns as fit.',
  whenNot: 'To narrow a search by the same use `FilterChoices`.',
  anatomy: ['A box a quality, all in one named group'],
  dos: ['Keep the order in every language, so that a helper can point.'],
  donts: ['Do not add a “select all”: nobody has everything.'],
  content: {
    el: ['Ουσιαστικά χωρίς άρθρο: «Ασανσέρ», «Ασύρματο ίντερνετ».'],
    en: ['Nouns without an article: “Elevator”, “Wi-Fi”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from one quality to the next.' },
    { keys: 'Space', does: 'Ticks a quality, or takes the tick away.' },
  ],
  since: '1.0.0',
  related: ['AddListingForm', 'CheckboxInput', 'FilterChoices'],
} satisfies ComponentGuide;
