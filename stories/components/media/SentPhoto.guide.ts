import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `SentPhoto`. */
export const guide = {
  purpose: 'A photo that a visitor sent with their words.',
  whenNot: 'The picture of a place is a `Picture`, a person is a `Portrait`.',
  anatomy: ['Photo, cut to its frame', 'Link to the whole of it'],
  dos: ['Say in `alt` whose words it belongs to.'],
  donts: ['Do not put words over it: nobody knows what it shows.'],
  content: {
    el: ['«Φωτογραφία από κριτική: …» με το όνομα σε ονομαστική.'],
    en: ['“Photo of a review: …” with the name of its writer.'],
  },
  keyboard: [{ keys: 'Enter', does: 'Opens the whole photo in a tab of its own.' }],
  since: '1.0.0',
  related: ['Picture', 'ReviewCard'],
} satisfies ComponentGuide;
