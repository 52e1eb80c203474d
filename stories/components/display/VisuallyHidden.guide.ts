import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `VisuallyHidden`. */
export const guide = {
  purpose: 'Text for screen readers alone, where the eye sees the same otherwise.',
  whenNot:
    "What everybody should read is shown; what nobody needs is left out. A region's name is an `aria-label`.",
  anatomy: ['Text without room on the screen'],
  dos: [
    "Use it for the noun that a figure's place makes clear to the eye.",
    'Choose the element with `as` when it must be an `output` or a heading.',
  ],
  donts: [
    'Do not put links or buttons inside: the focus would vanish.',
    'Do not repeat what the visible text says already.',
  ],
  content: {
    el: [
      'Ολόκληρη φράση, όχι τηλεγράφημα: «από 5 αστέρια».',
      'Με τόνους· αλλιώς η φωνή διαβάζει γράμματα.',
    ],
    en: ['A whole phrase, as one would say it.', 'No abbreviations: voices spell them.'],
  },
  keyboard: { none: 'It must not contain anything that takes the focus.' },
  inherits: 'The props of a `span`, and `as` for another element.',
  since: '0.1.0',
  related: ['SkipLink', 'Rating'],
} satisfies ComponentGuide;
