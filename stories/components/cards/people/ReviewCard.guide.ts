import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ReviewCard`. */
export const guide = {
  purpose: 'What a visitor says of a place, and what the place answered.',
  whenNot:
    'All reviews together are `FeedbackSummary`; words about the product are a `TestimonialCard`; a comment on a post is a `CommentCard`.',
  anatomy: [
    'Writer',
    'Date',
    'Badge of a visit with a number',
    'Stars, read as a sentence',
    'Words',
    'Photo',
    'Report and reply',
    'Reply of the place',
  ],
  dos: ['Show the reply with the name of who answers.', 'Keep the order by date, newest first.'],
  donts: [
    'Do not cut a bad review short.',
    'Do not write out the last name: the first name and an initial are enough to know a neighbour.',
  ],
  content: {
    el: [
      'Τα λόγια του επισκέπτη μένουν αυτούσια.',
      '«Απάντηση από: …» με το όνομα του οργανισμού σε ονομαστική.',
    ],
    en: [
      "Visitors' words stay as they were written, in any language.",
      "“Reply from: …” with the organisation's name.",
    ],
  },
  keyboard: [{ keys: 'Tab', does: 'Reaches its actions, such as reporting it.' }],
  since: '0.1.0',
  related: ['FeedbackSummary', 'ReviewForm', 'ReplyDialog', 'TestimonialCard', 'CommentCard'],
} satisfies ComponentGuide;
