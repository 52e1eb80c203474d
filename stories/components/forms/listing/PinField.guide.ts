import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `PinField`. */
export const guide = {
  purpose: 'Where a new listing stands on the map: typed, or picked on the map.',
  whenNot:
    'The address that people read is in `LocationFields`; to show places there is `PlaceMap`.',
  anatomy: ['Latitude and longitude in one field', 'Button that opens the map', 'Map'],
  dos: ['Draw the map only when it is asked for.'],
  donts: ['Do not require a pin: without one the place stands in the middle of its city.'],
  content: {
    el: ['Το παράδειγμα γράφεται με υποδιαστολή, όπως τα ελληνικά: 37,9838 23,7275.'],
    en: ['The example has decimal points, as maps copy them: 37.9838, 23.7275.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the field, the button and the map.' },
    { keys: 'Enter', does: 'On the button, opens and closes the map.' },
  ],
  since: '1.0.0',
  related: ['LocationFields', 'PlaceMap'],
} satisfies ComponentGuide;
