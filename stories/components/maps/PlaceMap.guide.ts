import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `PlaceMap`. */
export const guide = {
  purpose:
    'Places on a map, and the same places as a list below. The library is loaded when the map comes near the viewport; where nothing can be drawn, the list stands alone. One Mapbox token makes Mapbox draw it, without one MapLibre does.',
  whenNot:
    'One address is enough as a line in `ContactCard`; choosing among many places is a list of `ListingCard`.',
  anatomy: [
    'Map',
    'Marker: a drop for one place, a disc with a number for several',
    'Quieter markers of another layer',
    "Bubble with the place's name and address",
    'Controls of the map',
    'The same places as a list',
  ],
  dos: [
    'Leave the list on, unless the page lists the same places beside the map.',
    'Set `bundled` in stories, so that no request leaves the page.',
  ],
  donts: [
    'Do not put anything on the map that is not in the list.',
    "Do not fit the map to another layer's places; the component does not.",
  ],
  content: {
    el: [
      'Η ετικέτα λέει τι δείχνει: «Χάρτης με τα μέρη της Σειράς».',
      'Ενικός και πληθυντικός στη λίστα: «Το ίδιο μέρος σε λίστα», «Τα ίδια 8 μέρη σε λίστα».',
    ],
    en: [
      'The label says what is shown: “Map of the places on Seira”.',
      '“Place”, never “pin”, “POI” or “marker”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes to the map, then from marker to marker, then to the list.' },
    { keys: 'Arrows', does: 'Move the map while it has the focus.' },
    { keys: '+, −', does: 'Zoom.' },
    { keys: 'Enter, Space', does: 'Opens a marker, or zooms into a cluster.' },
    { keys: 'Escape', does: 'Closes the bubble.' },
  ],
  since: '0.1.0',
  related: ['MapHero', 'ContactCard', 'ListingCard'],
} satisfies ComponentGuide;
