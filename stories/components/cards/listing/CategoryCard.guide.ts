import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `CategoryCard`. */
export const guide = {
  purpose: 'A kind of place to browse: icon, name and how many. The whole card is one link.',
  whenNot:
    'A row of signs in a hero is `CategoryShortcuts`; tiles without counts are a `TileGrid`.',
  anatomy: ['Drawn scene, with `picture`', 'Icon on its ground', 'Name, the link', 'Count'],
  dos: [
    'Use `picture` on pages that are about categories, none in rows of shortcuts.',
    'Pass `null` as the count while the server does not say one.',
  ],
  donts: [
    'Do not invent an icon: `CategoryIcon` has one for each server name.',
    'Do not show the count without its noun.',
  ],
  content: {
    el: [
      'Όνομα κατηγορίας στον πληθυντικό: «Κομμωτήρια».',
      'Ο αριθμός με το ουσιαστικό του: «1 μέρος», «1.204 μέρη».',
    ],
    en: ['Plural names: “Salons”.', 'The figure with its noun: “1 place”, “1,204 places”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from card to card.' },
    { keys: 'Enter', does: 'Opens the category.' },
  ],
  since: '0.1.0',
  related: ['CategoryShortcuts', 'CategoryIcon', 'TileGrid', 'LocationCard'],
} satisfies ComponentGuide;
