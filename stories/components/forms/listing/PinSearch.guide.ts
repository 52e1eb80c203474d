import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `PinSearch`. */
export const guide = {
  purpose: 'Finds a position by a city, a district or a known place near it.',
  whenNot:
    'To type coordinates there is `PinField`; to search among listings, `ListingSearchForm`.',
  anatomy: ['Field', 'Button', 'What was found, in a line', 'A button for each point'],
  dos: ['Put it above the map, which opens where the chosen point is.'],
  donts: ['Do not send what is typed to another service.'],
  content: {
    el: ['Το κέντρο μιας πόλης λέγεται κέντρο: η ακριβής θέση μπαίνει στον χάρτη.'],
    en: ['The middle of a city is called that: the exact position is set on the map.'],
  },
  keyboard: [
    { keys: 'Enter', does: 'In the field, searches without sending the form around it.' },
    { keys: 'Tab', does: 'Reaches the points, one after another.' },
  ],
  since: '1.0.0',
  related: ['PinField', 'PlaceMap'],
} satisfies ComponentGuide;
