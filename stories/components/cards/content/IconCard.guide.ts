import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `IconCard`. */
export const guide = {
  purpose:
    'One point under a sign: a topic, a reason, a way to get in touch. As `tile` for topics and channels, `plain` for reasons, `sheet` for ways on.',
  whenNot:
    'A place is a `ListingCard`, a category a `CategoryCard`; steps in order are a `StepCard`.',
  anatomy: ['Sign', 'Title, the link or the button', 'Sentence or two', 'Onward line'],
  dos: [
    'Use `href` to lead somewhere, `onPress` to open something on the page.',
    'Keep one variant within a row.',
  ],
  donts: [
    'Do not give both `href` and `onPress`; a card does one thing.',
    'Do not use a sign twice in the same row.',
  ],
  content: {
    el: [
      'Τίτλος έως τέσσερις λέξεις· η μακρύτερη ελληνική λέξη πρέπει να χωρά δίπλα στο σύμβολο.',
      'Η γραμμή συνέχειας λέει πού πάει: «Δείτε τον χάρτη».',
    ],
    en: [
      'Titles of at most four words.',
      'The onward line names the goal: “See the map”, not “More”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the card, when it leads somewhere.' },
    { keys: 'Enter', does: 'Follows or presses it.' },
    { keys: 'Space', does: 'Presses it, when it is a button.' },
  ],
  since: '0.1.0',
  related: ['StepCard', 'CategoryCard', 'TileGrid'],
} satisfies ComponentGuide;
