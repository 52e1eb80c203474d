import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `SkipLink`. */
export const guide = {
  purpose:
    'The first stop of the keyboard: unseen until it has the focus, then one press jumps over the header.',
  whenNot: 'Jumping inside a page is `TableOfContents`; the way back up is `BackToTop`.',
  anatomy: ['Link, shown on focus'],
  dos: [
    'Put it first in the page, once.',
    "Point it at the element that holds the page's content.",
  ],
  donts: [
    'Do not hide it with `display: none`: it could not take the focus.',
    'Do not add a second one for the footer.',
  ],
  content: {
    el: ['«Μετάβαση στο περιεχόμενο», όπως σε όλον τον ελληνικό ιστό.', 'Χωρίς σύμβολα και βέλη.'],
    en: ['“Skip to content”.', 'The same words on every page.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Shows it, as the first stop.' },
    { keys: 'Enter', does: 'Jumps to the content.' },
  ],
  since: '0.1.0',
  related: ['AppHeader', 'BackToTop', 'VisuallyHidden'],
} satisfies ComponentGuide;
