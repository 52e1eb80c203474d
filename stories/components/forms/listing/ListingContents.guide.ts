import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ListingContents`. */
export const guide = {
  purpose:
    'The parts of the form for a new listing, and how each stands: untouched, complete, or in need of another look.',
  whenNot: 'Contents of any other page are a `TableOfContents`.',
  anatomy: ['Number, tick or exclamation mark of each part', 'Name of the part'],
  dos: [
    'Keep it beside the form, in sight while one scrolls.',
    'Call a part wrong only after somebody was in it.',
  ],
  donts: [
    'Do not lock parts: people fill in forms in their own order.',
    'Do not count optional fields towards complete.',
  ],
  content: {
    el: ['Οι ενότητες όπως στις επικεφαλίδες της φόρμας, λέξη προς λέξη.'],
    en: ['The parts are called as their headings, word for word.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from part to part.' },
    { keys: 'Enter', does: 'Goes to the part and puts the focus on its heading.' },
  ],
  inherits: 'It takes no props: its values are those of the form around it.',
  since: '1.0.0',
  related: ['TableOfContents', 'AddListingForm', 'FormSection'],
} satisfies ComponentGuide;
