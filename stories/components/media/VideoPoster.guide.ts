import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `VideoPoster`. */
export const guide = {
  purpose: 'A still picture that opens a video when pressed; put a `VideoDialog` behind it.',
  whenNot: 'A picture that opens nothing is a `Picture`.',
  anatomy: ['Still picture', 'Sign of playing', 'Name of the button'],
  dos: ['Name in `label` what the video shows.', 'Keep the ratio of the video.'],
  donts: [
    'Do not put the player itself into its place; the page would jump.',
    'Do not lay words over the sign.',
  ],
  content: {
    el: [
      '«Αναπαραγωγή βίντεο: Πώς λειτουργεί», όχι μόνο «Αναπαραγωγή».',
      'Η διάρκεια, αν υπάρχει, με λέξη: «2 λεπτά».',
    ],
    en: ['The name says what plays: “Play the video: How it works”.', 'No “Watch now”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches it.' },
    { keys: 'Enter, Space', does: 'Opens the dialog.' },
  ],
  since: '0.1.0',
  related: ['VideoDialog', 'Picture', 'GalleryCarousel'],
} satisfies ComponentGuide;
