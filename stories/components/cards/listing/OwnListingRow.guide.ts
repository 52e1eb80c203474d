import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `OwnListingRow`. */
export const guide = {
  purpose: 'Says what has become of a listing that the person wrote, and leads back to it.',
  whenNot: 'For places of the directory use `ListingCard`.',
  anatomy: ['Name', 'Reason, where it was returned', 'State', 'The way on'],
  dos: ['Show the reason in full: it says what to change.'],
  donts: ['Do not say by colour alone what the state is.'],
  content: {
    el: ['«Περιμένει έλεγχο», «Επιστράφηκε».'],
    en: ['“Waiting for its check”, “Returned”.'],
  },
  keyboard: [{ keys: 'Tab', does: 'Moves to the way on.' }],
  since: '1.0.0',
  related: ['ListingCard', 'StatusChip'],
} satisfies ComponentGuide;
