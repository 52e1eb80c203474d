import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `FilterDrawer`. */
export const guide = {
  purpose:
    'A button with the filters behind it, where there is no room for them beside the listings.',
  whenNot:
    "On wide screens the `FilterSidebar` stands beside the listings; an account's links are the `SidePanel`.",
  anatomy: [
    'Button with the number of filters',
    'Panel with the filters',
    'Cross',
    'Show so many places',
  ],
  dos: ['Put a `FilterSidebar` inside.', 'Count results live on the closing button.'],
  donts: ['Do not ask to apply: each choice works at once.', 'Do not open it on loading.'],
  content: {
    el: ['Το κουμπί μετρά: «Φίλτρα (2)».', 'Το κλείσιμο λέει τι θα δει κανείς: «Δείτε 12 μέρη».'],
    en: ['The button counts: “Filters (2)”.', 'Closing says what comes: “Show 12 places”.'],
  },
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens it.' },
    { keys: 'Tab', does: 'Stays inside the panel.' },
    { keys: 'Escape', does: 'Closes it; the focus comes back to the button.' },
  ],
  inherits: 'The props of MUI’s `Button` go to the button that opens it.',
  since: '0.1.0',
  related: ['FilterSidebar', 'FilterChips', 'SidePanel'],
} satisfies ComponentGuide;
