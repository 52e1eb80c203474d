import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `LocationCard`. */
export const guide = {
  purpose: 'A country to look for places in: flag, name, how many. The whole card is one link.',
  whenNot: 'A kind of place is a `CategoryCard`; a single place is a `ListingCard`.',
  anatomy: ['Flag, decoration', 'Name, the link', 'How many, in words'],
  dos: [
    'Use `large` for the one that stands out, `small` for the rest.',
    'Leave `text` blank while the count loads; the room is kept.',
  ],
  donts: [
    'Do not use the flag without the name; flags are not languages and not known to everybody.',
    "Do not sort by flag or colour: by name, in the reader's alphabet.",
  ],
  content: {
    el: [
      'Ονόματα χωρών στα ελληνικά και με τόνο: «Ισπανία», «Ηνωμένο Βασίλειο».',
      'Αλφαβητική σειρά κατά το ελληνικό αλφάβητο.',
    ],
    en: [
      'Common English names: “Greece”, not “Hellenic Republic”.',
      'Counts with their noun: “12 places”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from card to card.' },
    { keys: 'Enter', does: "Opens the country's places." },
  ],
  since: '0.1.0',
  related: ['CategoryCard', 'TileGrid'],
} satisfies ComponentGuide;
