import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `BoardStatement`. */
export const guide = {
  purpose:
    'One sentence in the place of the numbers, while there are none: before opening, after closing, before the first call.',
  whenNot:
    'On a page that somebody holds in their hand use `EmptyState`, which offers a next step.',
  anatomy: ['The sentence, in a dashed frame of the size that the numbers have'],
  dos: ['Say what is so now, and when it changes if that is known.'],
  donts: ['Do not put an action into it: nobody can reach a wall.'],
  content: {
    el: ['Μία πρόταση χωρίς τελεία: «Ανοίγουμε στις 09:00».'],
    en: ['One sentence without a full stop: “We open at 09:00”.'],
  },
  keyboard: { none: 'It only says something.' },
  since: '1.0.0',
  related: ['BoardList', 'EmptyState'],
} satisfies ComponentGuide;
