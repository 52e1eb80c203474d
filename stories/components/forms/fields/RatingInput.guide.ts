import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `RatingInput`. */
export const guide = {
  purpose: 'One to five stars to give, as radio buttons, with a word for so many.',
  whenNot: 'To show a rating use `Rating`.',
  anatomy: ['Question', 'Five stars', 'Word for so many', 'Help or error'],
  dos: [
    'Give `wordFor`: stars mean different things to different people.',
    'Start without any star.',
  ],
  donts: ['Do not allow halves.', 'Do not read a hover as a choice.'],
  content: {
    el: ['«1 αστέρι», «4 αστέρια» για όσους ακούν.', '«Χωρίς βαθμολογία» όσο δεν διάλεξε κανείς.'],
    en: ['“1 star”, “4 stars” for voices.', '“No rating” while nothing is chosen.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the stars.' },
    { keys: '←, →, ↑, ↓', does: 'Gives more or fewer stars.' },
    { keys: 'Space', does: 'Gives the star with the focus.' },
  ],
  since: '0.1.0',
  related: ['Rating', 'ReviewForm', 'RadioInput'],
} satisfies ComponentGuide;
