import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `GalleryCarousel`. */
export const guide = {
  purpose:
    'The pictures of one place, one at a time, with thumbnails. Controls appear from two pictures on.',
  whenNot: 'Cards beside each other are a `CardCarousel`; one picture is a `Picture`.',
  anatomy: [
    'Picture, or the drawn scene',
    'Back and on, floating',
    'Pause, with `autoplay`',
    'Counter',
    'Thumbnails',
  ],
  dos: [
    'Give each picture an `alt` that says what it shows.',
    'Leave `autoplay` off on a listing: people look at their own pace.',
  ],
  donts: [
    'Do not use it for one picture with text baked in.',
    'Do not restart after somebody paused it; the component keeps that.',
  ],
  content: {
    el: ['Εναλλακτικό κείμενο χωρίς «Εικόνα του/της»: γράψτε τι φαίνεται.', 'Μετρητής: «3 από 8».'],
    en: ['Alternative texts without “Image of”.', 'The counter reads “3 of 8”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes to the controls, then through the thumbnails.' },
    { keys: '←, →', does: 'Shows the picture before or after, anywhere inside.' },
    { keys: 'Home, End', does: 'Shows the first or the last one.' },
    { keys: 'Space, Enter', does: 'Presses a control.' },
  ],
  since: '0.1.0',
  related: ['CardCarousel', 'Picture', 'VideoPoster'],
} satisfies ComponentGuide;
