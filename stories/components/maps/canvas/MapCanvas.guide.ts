import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `MapCanvas`. */
export const guide = {
  purpose:
    'The drawn part of a map, the same for MapLibre and Mapbox, which come as a kit of components.',
  whenNot:
    'A page uses `PlaceMap`, which loads the kit, keeps a list beside the map and says what is wrong.',
  anatomy: ['Canvas', 'Markers', 'Bubble of the opened marker', 'Zoom controls'],
  dos: [
    'Put it into a frame with a height.',
    'Listen to `onStyleLost` and draw again without `styleUrl`.',
  ],
  donts: ['Do not hand it places as new arrays on every render; each change fits the map again.'],
  content: {
    el: ['Τα κουμπιά του χάρτη μιλούν τη γλώσσα της σελίδας.'],
    en: ["The map's own controls speak the language of the page."],
  },
  keyboard: [
    { keys: 'Arrows', does: 'Move the map while it has the focus.' },
    { keys: 'Escape', does: 'Closes the open bubble and gives the focus back to its marker.' },
  ],
  since: '1.0.0',
  related: ['PlaceMap', 'MapMarker', 'PlacesBubble'],
} satisfies ComponentGuide;
