import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `Portrait`. */
export const guide = {
  purpose: 'A person, round, with initials until the picture is there or when there is none.',
  whenNot: "Places are a `Picture`; a business's mark is a `BrandMark`.",
  anatomy: ['Picture', 'Initials in its place'],
  dos: ['Set `decorative` where the name stands beside it.', 'Use one size within a list.'],
  donts: [
    'Do not use it for organisations.',
    'Do not show a silhouette for somebody whose name is known.',
  ],
  content: {
    el: [
      'Αρχικά χωρίς τόνους: από «Άννα Έλληνα» βγαίνει «ΑΕ».',
      'Το όνομα διαβάζεται ολόκληρο, όχι τα αρχικά.',
    ],
    en: ['Read aloud as the whole name, never as initials.', 'Two letters at most.'],
  },
  keyboard: { none: 'A portrait; it takes no focus.' },
  inherits: 'The other props of MUI’s `Avatar`.',
  since: '0.1.0',
  related: ['AuthorCard', 'MemberCard', 'Picture'],
} satisfies ComponentGuide;
