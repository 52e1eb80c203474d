import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `FollowButton`. */
export const guide = {
  purpose:
    'Follows a person or lets them go; the page keeps which. It says what is the case and what the press would do.',
  whenNot: 'Keeping a place is the bookmark of `ListingCard`.',
  anatomy: ['Icon', 'Word, by state'],
  dos: [
    'Give `name`, so that a list of buttons can be told apart by ear.',
    'Change at once; take it back if the server refuses.',
  ],
  donts: ['Do not ask before letting go.', 'Do not count followers on it.'],
  content: {
    el: [
      'Πληθυντικός ευγενείας και στις δύο όψεις: «Ακολουθήστε» πριν, «Ακολουθείτε» μετά.',
      'Το όνομα του ανθρώπου διαβάζεται μαζί: «…: Μαρία Παππά».',
    ],
    en: [
      'One word before the press, another after: “Follow”, “Following”.',
      "The person's name is read with it.",
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches it.' },
    { keys: 'Enter, Space', does: 'Follows or lets go.' },
  ],
  inherits: 'The other props of MUI’s `Button`, such as `onClick`.',
  since: '0.1.0',
  related: ['AuthorCard', 'ProfileBanner', 'PendingButton'],
} satisfies ComponentGuide;
