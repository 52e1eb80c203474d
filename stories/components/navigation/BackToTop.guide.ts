import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `BackToTop`. */
export const guide = {
  purpose:
    'Appears after 200 px of scroll and brings reader and focus back to the start: in one second, at once under reduced motion.',
  whenNot: 'Between parts of a long form use `TableOfContents`.',
  anatomy: ['Round button', 'Arrow'],
  dos: ['Mount it once on each screen.', 'Set `startId` where the start is not the page itself.'],
  donts: [
    'Do not place another floating button in its corner.',
    'Do not move the page without the focus.',
  ],
  content: {
    el: ['Το όνομά του λέει πού πάει: «Στην αρχή της σελίδας».', 'Καμία λέξη δίπλα στο βέλος.'],
    en: ['Its name says where it leads: “Back to the top”.', 'No visible word beside the arrow.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches it once it is shown.' },
    { keys: 'Enter, Space', does: 'Goes to the start, with the focus.' },
  ],
  inherits: 'The other props of MUI’s `Fab`.',
  since: '0.1.0',
  related: ['SkipLink', 'TableOfContents'],
} satisfies ComponentGuide;
