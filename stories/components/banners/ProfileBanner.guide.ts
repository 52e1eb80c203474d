import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ProfileBanner`. */
export const guide = {
  purpose: "The top of a person's page: who, where, some figures, one action.",
  whenNot: 'Pages about things begin with `PageBanner`; a person among others is an `AuthorCard`.',
  anatomy: [
    'Breadcrumb',
    'Portrait, or initials',
    'What the person is called here',
    'Name (h1)',
    'Place',
    'Figures',
    'Action: follow',
  ],
  dos: [
    'Leave out what is not known; each part may be missing.',
    'Put a `FollowButton` into the action.',
  ],
  donts: [
    'Do not show a figure of zero that embarrasses: leave it out.',
    'Do not put contact data here; the page has a place for it.',
  ],
  content: {
    el: [
      'Όνομα όπως το γράφει ο άνθρωπος, χωρίς «κ.» ή «κα».',
      'Ετικέτες αριθμών σε πληθυντικό και ονομαστική: «καταχωρίσεις», «κριτικές».',
    ],
    en: [
      'The name as its owner writes it, without titles.',
      'Labels of figures in lower case: “listings”, “reviews”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes through the breadcrumb, then to the action.' },
    { keys: 'Space, Enter', does: 'Presses the action.' },
  ],
  since: '0.1.0',
  related: ['AuthorCard', 'FollowButton', 'PageBanner', 'Portrait'],
} satisfies ComponentGuide;
