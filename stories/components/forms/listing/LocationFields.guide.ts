import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `LocationFields`. */
export const guide = {
  purpose: 'Where the place is: street, town, region, country and postal code of a new listing.',
  whenNot: 'To show where a place is there are the maps; what it is asks `GeneralFields`.',
  anatomy: [
    'Address and temporary address',
    'City and region',
    'Country and postal code',
    'Position on the map',
  ],
  dos: ['Let the browser fill in what it knows: every field says what it is.'],
  donts: ['Do not require the postal code: many do not know it by heart.'],
  content: {
    el: ['«Ταχυδρομικός κώδικας» ολόκληρο, όχι «ΤΚ».'],
    en: ['“Zip code”, as in the address of a letter.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes through the six fields, pair by pair, and to the position.' },
  ],
  since: '1.0.0',
  related: ['AddListingForm', 'GeneralFields', 'SelectInput'],
} satisfies ComponentGuide;
