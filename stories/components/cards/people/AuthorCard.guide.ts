import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `AuthorCard`. */
export const guide = {
  purpose:
    'A person who adds listings: with figures and an action in grids of authors, with the name alone beside a listing.',
  whenNot:
    "Somebody of the team is a `MemberCard`; the top of a person's own page is a `ProfileBanner`.",
  anatomy: [
    'Portrait',
    'Name, a link to the person',
    'Label and place',
    'Sentence about the person',
    'Figures',
    'Action',
  ],
  dos: [
    'Use `column` in rows of narrow cards, `row` where the card has the width.',
    'Set `plain` when it stands on a sheet already.',
  ],
  donts: [
    'Do not make the whole card a link: it may hold a button.',
    'Do not show an author without a name.',
  ],
  content: {
    el: [
      'Ετικέτα στο γένος του ανθρώπου, αν το ξέρουμε· αλλιώς ουδέτερη: «μέλος».',
      'Τα λόγια του ανθρώπου σε πρώτο πρόσωπο μένουν όπως τα έγραψε.',
    ],
    en: [
      "Use the person's own words, unedited, in the first person.",
      'Figures and places that are not known are left out, not guessed.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes to the name, then to the action.' },
    { keys: 'Enter', does: 'Follows the name.' },
  ],
  since: '0.1.0',
  related: ['MemberCard', 'ProfileBanner', 'FollowButton', 'Portrait'],
} satisfies ComponentGuide;
