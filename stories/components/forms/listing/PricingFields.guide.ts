import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `PricingFields`. */
export const guide = {
  purpose: 'What a place costs, roughly: a name for the price, the sum and what it includes.',
  whenNot: 'To show a level of prices use `PriceLevel`.',
  anatomy: ['Title and sum', 'Description'],
  dos: ['Leave all of it optional: many places have no list.'],
  donts: ['Do not ask for a range here; one typical price says more.'],
  content: {
    el: ['«π.χ. Ανδρικό κούρεμα»: ένα δείγμα αντί για οδηγίες.'],
    en: ['“e.g. Men’s haircut”: a sample instead of instructions.'],
  },
  keyboard: [{ keys: 'Tab', does: 'Goes from the title to the sum to the description.' }],
  inherits: 'It takes no props: its values are those of the form around it.',
  since: '1.0.0',
  related: ['AddListingForm', 'PriceLevel', 'TextInput'],
} satisfies ComponentGuide;
