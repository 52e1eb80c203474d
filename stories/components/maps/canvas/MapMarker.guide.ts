import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `MapMarker`. */
export const guide = {
  purpose:
    'The mark of one place or of several that lie together on a map: a button, so that the keyboard and screen readers reach it, in either map library.',
  whenNot: 'Outside a map a place is a `PlaceLine` or a `ListingCard`.',
  anatomy: ["A drop with the category's sign, for one place", 'A disc with a number, for several'],
  dos: [
    'Let the tip of the drop stand on the spot itself.',
    'Mark the place that is looked at in the list beside the map.',
  ],
  donts: ['Do not tell places apart by colour alone; the sign and the name say it too.'],
  content: {
    el: ['Το όνομα του σημείου είναι ο τίτλος του μέρους, αυτούσιος.'],
    en: ['A disc is named by its count and by what a press does: “4 places, zoom in”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from marker to marker.' },
    { keys: 'Enter, Space', does: 'Opens the place, or comes closer until places part.' },
  ],
  since: '1.0.0',
  related: ['PlaceMap', 'PlacesBubble'],
} satisfies ComponentGuide;
