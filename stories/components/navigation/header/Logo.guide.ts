import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `Logo`. */
export const guide = {
  purpose: 'The mark, a ticket with a sigma, and the name; leads home.',
  whenNot: 'Marks of other businesses are a `BrandMark`.',
  anatomy: ['Ticket with a sigma', 'Name'],
  dos: [
    'Use it in the header and the footer, nowhere else.',
    'Leave free room of half its height around it.',
  ],
  donts: ['Do not recolour or tilt it.', 'Do not set the name without the mark in the header.'],
  content: {
    el: ['«Σειρά» με τόνο και πεζά, ποτέ «ΣΕΙΡΑ».', 'Διαβάζεται «Σειρά, αρχική σελίδα».'],
    en: [
      '“Seira” in English, never “Σειρά” in a Latin sentence.',
      'Read aloud as “Seira, home page”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches it after the skip link.' },
    { keys: 'Enter', does: 'Leads home.' },
  ],
  inherits: 'The props of the router’s link, but `to` and `children`: it always leads home.',
  since: '0.1.0',
  related: ['BrandMark', 'AppHeader', 'AppFooter'],
} satisfies ComponentGuide;
