import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `EmptyState`. */
export const guide = {
  purpose: 'Says kindly that there is nothing here, and what to do next.',
  whenNot: 'For a failure use `ErrorState`; while data is on the way, a skeleton.',
  anatomy: ['Drawing', 'What is not there', 'What to do about it', 'Next step'],
  dos: [
    'Offer one step that fills the emptiness.',
    'Tell “nothing yet” and “nothing found” apart.',
  ],
  donts: [
    'Do not blame the person for finding nothing.',
    'Do not show it for a moment before the data comes.',
  ],
  content: {
    el: [
      'Φιλικά και χωρίς «δυστυχώς»: «Δεν έχετε ακόμη αριθμό».',
      'Επόμενο βήμα με ρήμα: «Βρείτε ένα μέρος».',
    ],
    en: ['Friendly, without “Sorry” or “Oops”.', 'The step is a verb: “Find a place”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the next step.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  since: '0.1.0',
  related: ['ErrorState', 'Drawing', 'ListingCardSkeleton'],
} satisfies ComponentGuide;
