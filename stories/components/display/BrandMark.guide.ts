import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `BrandMark`. */
export const guide = {
  purpose:
    "A business's mark in one colour: a sign and its name, so that a row of them stays calm.",
  whenNot: "The product's own mark is `Logo`; a business's picture is a `Picture`.",
  anatomy: ['Sign, drawn', 'Name'],
  dos: [
    'Set several in one row, all in the same colour.',
    'Choose a sign that the row does not have yet.',
  ],
  donts: [
    'Do not recolour one mark to stress it.',
    "Do not use real companies' marks without their leave; the signs here are invented.",
  ],
  content: {
    el: [
      'Όνομα όπως στην επωνυμία, χωρίς «Α.Ε.» ή «Ο.Ε.».',
      'Ένα όνομα έως δεκαοκτώ γράμματα χωρά στη σειρά.',
    ],
    en: ['The name as the business writes it, without “Ltd”.', 'No slogan beside the mark.'],
  },
  keyboard: { none: "A mark to look at; wrapped in a link it gets the link's keys." },
  since: '0.1.0',
  related: ['Logo', 'StatList'],
} satisfies ComponentGuide;
