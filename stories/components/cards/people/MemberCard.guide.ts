import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `MemberCard`. */
export const guide = {
  purpose: 'Somebody of the team: portrait, name, role, a sentence.',
  whenNot: 'People who add listings are an `AuthorCard`.',
  anatomy: ['Portrait or initials', 'Name', 'Role', 'Sentence'],
  dos: [
    'Use the same kind of portrait for all members.',
    'Keep the sentence about the work, not the biography.',
  ],
  donts: [
    'Do not link the card; it leads nowhere.',
    'Do not use stock portraits of people who do not exist without saying so on the page.',
  ],
  content: {
    el: ['Ρόλος με πεζά: «σχεδιάστρια», στο γένος του προσώπου.', 'Μία πρόταση σε τρίτο πρόσωπο.'],
    en: ['Roles in lower case: “designer”.', 'One sentence in the third person.'],
  },
  keyboard: { none: 'It introduces somebody; nothing in it takes the focus.' },
  since: '0.1.0',
  related: ['AuthorCard', 'Portrait', 'TestimonialCard'],
} satisfies ComponentGuide;
