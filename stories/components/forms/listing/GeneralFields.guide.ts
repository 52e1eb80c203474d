import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `GeneralFields`. */
export const guide = {
  purpose: 'What the place is: title, category, keywords and description of a new listing.',
  whenNot: 'Where it is asks `LocationFields`; who answers asks `DetailFields`.',
  anatomy: ['Title', 'Category and keywords, side by side where there is room', 'Description'],
  dos: ['Hand in the categories in the reader’s language.'],
  donts: ['Do not ask for the category by typing: it is one of a few.'],
  content: {
    el: ['Παράδειγμα τίτλου με πραγματικό είδος: «π.χ. Φαρμακείο Ανδρονίκου».'],
    en: ['The sample title is of a real kind: “e.g. Andronikou Pharmacy”.'],
  },
  keyboard: [{ keys: 'Tab', does: 'Goes through the four fields as they are read.' }],
  since: '1.0.0',
  related: ['AddListingForm', 'LocationFields', 'KeywordsInput'],
} satisfies ComponentGuide;
