import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `RadioInput`. */
export const guide = {
  purpose: 'One choice of a few, all in sight.',
  whenNot: 'More than five are a `SelectInput`; yes or no is a `CheckboxInput`.',
  anatomy: ['Question', 'Choices with their words', 'Help or error'],
  dos: ['Put the most frequent choice first.', 'Use a column where the words are long.'],
  donts: ['Do not choose for the person where it matters.', 'Do not hide the question.'],
  content: {
    el: ['Η ερώτηση με ερωτηματικό: «Πώς θέλετε να πληρώσετε;»', 'Επιλογές στην ίδια πτώση.'],
    en: ['The label is a question.', 'Choices share one form: all nouns or all verbs.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the chosen one, or the first.' },
    { keys: 'Arrows', does: 'Choose.' },
    { keys: 'Space', does: 'Chooses the one with the focus.' },
  ],
  since: '0.1.0',
  related: ['SelectInput', 'CheckboxInput', 'RatingInput'],
} satisfies ComponentGuide;
