import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `CommentCard`. */
export const guide = {
  purpose: 'What a reader says of a post; answers are further cards inside, indented.',
  whenNot:
    "A visitor's words about a place, with stars, are a `ReviewCard`; praise for the product is a `TestimonialCard`.",
  anatomy: ['Portrait', 'Writer', 'Date', 'Sample mark', 'Comment', 'Answers'],
  dos: [
    'Nest answers as children; two levels are enough.',
    'Mark invented comments with `sample`.',
  ],
  donts: [
    'Do not put HTML from readers into it: the text is plain.',
    'Do not collapse answers by default; there are few.',
  ],
  content: {
    el: [
      'Τα λόγια του αναγνώστη μένουν όπως γράφτηκαν, και χωρίς τόνους.',
      'Ημερομηνία ολόγραφα, χωρίς ώρα.',
    ],
    en: ["Readers' words are never corrected.", 'The mark reads “Sample”, not “Demo” or “Test”.'],
  },
  keyboard: { none: 'It is read, not used; an answer form below the post takes the keys.' },
  since: '0.1.0',
  related: ['ReviewCard', 'TestimonialCard', 'MessageForm'],
} satisfies ComponentGuide;
