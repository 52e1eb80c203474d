import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `TestimonialCard`. */
export const guide = {
  purpose: 'What a person says of the product. Marked as a sample until the words are real.',
  whenNot: 'Reviews of a place are a `ReviewCard`; comments on a post a `CommentCard`.',
  anatomy: ['Sample mark', 'Quotation', 'Portrait', 'Name', 'What the person does'],
  dos: [
    'Leave `sample` on until somebody signed the words.',
    'Keep quotations of similar length in one row.',
  ],
  donts: [
    'Do not invent names that sound like real customers without the mark.',
    'Do not shorten a real quotation with dots.',
  ],
  content: {
    el: [
      'Εισαγωγικά «…», που τα βάζει η κάρτα· μην τα γράφετε στο κείμενο.',
      'Έως τριάντα λέξεις.',
    ],
    en: ['The card sets “…” itself; the text comes without.', 'At most thirty words.'],
  },
  keyboard: { none: 'Words to read; in a `CardCarousel` the carousel takes the keys.' },
  since: '0.1.0',
  related: ['ReviewCard', 'CardCarousel', 'MemberCard'],
} satisfies ComponentGuide;
