import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `FormSection`. */
export const guide = {
  purpose:
    'A numbered part of the form for a new listing: a card with heading, sentence and fields.',
  whenNot: 'A short form needs no parts: its fields stand in a `FormShell`.',
  anatomy: ['Number', 'Heading', 'Sentence on what belongs here', 'Fields'],
  dos: [
    'Give every part a sentence that says why it is asked.',
    'Keep a part to what one sees at once on a desk.',
  ],
  donts: ['Do not put a part into a part.', 'Do not fold parts away: what is hidden is forgotten.'],
  content: {
    el: ['Η πρόταση κάτω από τον τίτλο βοηθά, δεν διατάζει: «Σημειώστε όσα ισχύουν.»'],
    en: ['The sentence under the heading helps: “Tick all that apply.”'],
  },
  keyboard: { none: 'The heading takes the focus only when the contents lead to it.' },
  since: '1.0.0',
  related: ['AddListingForm', 'ListingContents', 'FormShell'],
} satisfies ComponentGuide;
