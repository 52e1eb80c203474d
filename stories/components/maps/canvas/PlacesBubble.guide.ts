import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `PlacesBubble`. */
export const guide = {
  purpose: 'An opened marker in words: the place that stands there, or all places of one spot.',
  whenNot: 'More than a name and an address belongs on the page that the name leads to.',
  anatomy: ['A line for each place', 'A button that closes it'],
  dos: ['Give the focus back to the marker when it closes.'],
  donts: ['Do not open two bubbles at once.'],
  content: {
    el: ['Μόνο όνομα και διεύθυνση, όπως τα δίνει το μέρος.'],
    en: ['Name and address alone, as the place gives them.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes through the names to the button.' },
    { keys: 'Escape', does: 'Closes it; the map listens.' },
  ],
  since: '1.0.0',
  related: ['PlaceLine', 'MapMarker', 'PlaceMap'],
} satisfies ComponentGuide;
