import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ReplyDialog`. */
export const guide = {
  purpose: 'What an owner answers to a review, in the name of the place.',
  whenNot: 'What somebody finds wrong with a review is told in a `ReportDialog`.',
  anatomy: ['Title', 'Reply', 'Who sees it', 'Remove', 'Cancel', 'Publish'],
  dos: ['Begin with the reply that is there, if there is one.'],
  donts: ['Do not offer it to clerks: an answer is the word of the place.'],
  content: {
    el: ['Λέμε ότι η απάντηση φαίνεται σε όλους.'],
    en: ['Say that everybody sees the reply.'],
  },
  keyboard: [{ keys: 'Escape', does: 'Closes it without a reply.' }],
  since: '1.0.0',
  related: ['ReviewCard', 'ReportDialog'],
} satisfies ComponentGuide;
