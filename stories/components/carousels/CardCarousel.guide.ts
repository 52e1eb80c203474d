import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `CardCarousel`. */
export const guide = {
  purpose:
    'Cards in a row that goes on beyond the edge, moved by finger, mouse, buttons or arrow keys. It moves by itself only with `autoplay`, and then has a pause.',
  whenNot:
    'The pictures of one place are a `GalleryCarousel`; if all cards matter equally, use a grid.',
  anatomy: [
    'Heading, sharing a line with the buttons',
    'Pause, with `autoplay`',
    'Back and on',
    'Row of cards',
  ],
  dos: [
    'Give it a `label` that names the cards.',
    'Say in `perView` how many fit, from which width on.',
  ],
  donts: [
    'Do not hide anything in it that is nowhere else on the page.',
    'Do not autoplay next to another moving thing.',
  ],
  content: {
    el: [
      'Η ετικέτα λέει τι περιέχει: «Δημοφιλή μέρη», όχι «Καρουζέλ».',
      'Κουμπιά: «Προηγούμενο», «Επόμενο».',
    ],
    en: [
      'Label it by its content: “Popular places”.',
      'Buttons are “Previous” and “Next”, never arrows read aloud.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes through pause, buttons and cards; the row follows the focus.' },
    { keys: '←, →', does: 'Moves by one card.' },
    { keys: 'Home, End', does: 'Goes to the first or the last card.' },
    { keys: 'Space, Enter', does: 'Presses a button.' },
  ],
  since: '0.1.0',
  related: ['GalleryCarousel', 'ListingCard', 'TestimonialCard', 'SectionHeading'],
} satisfies ComponentGuide;
