import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ConsentFields`. */
export const guide = {
  purpose: 'The two consents of a new listing, each with the text that it is about one press away.',
  whenNot: 'A single consent is a `CheckboxInput`.',
  anatomy: [
    'Box for privacy and its link',
    'Box for the terms and its link',
    'Dialog with the text',
  ],
  dos: ['Let people read before they tick: the link stands below its box.'],
  donts: ['Do not tick anything beforehand.', 'Do not put both consents into one box.'],
  content: {
    el: ['Ο σύνδεσμος λέει τι θα διαβάσει κανείς: «Διαβάστε τους όρους».'],
    en: ['The link says what one will read: “Read the terms”.'],
  },
  keyboard: [
    { keys: 'Space', does: 'Ticks a consent.' },
    { keys: 'Enter', does: 'On a link, opens its text.' },
    { keys: 'Escape', does: 'Closes the text; the focus goes back to the link.' },
  ],
  inherits: 'It takes no props: its values are those of the form around it.',
  since: '1.0.0',
  related: ['AddListingForm', 'LegalDialog', 'CheckboxInput'],
} satisfies ComponentGuide;
