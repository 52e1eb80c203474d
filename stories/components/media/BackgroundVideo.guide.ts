import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `BackgroundVideo`. */
export const guide = {
  purpose:
    'A silent loop behind the hero; it fills the positioned box it is in. The poster is painted first; under reduced motion and data saving it is all there is. In the dark scheme a picture of the night takes the place of both.',
  whenNot: 'A video that somebody wants to see is a `VideoDialog` behind a `VideoPoster`.',
  anatomy: ['Poster', 'Loop', 'Pause'],
  dos: ['Choose a loop without cuts and without people who speak.', 'Give both WebM and MP4.'],
  donts: ['Do not put text onto it without the ground of `HeroBanner`.', 'Do not give it sound.'],
  content: {
    el: [
      'Το κουμπί λέει τι θα γίνει: «Παύση του βίντεο στο φόντο».',
      'Καμία λέξη μέσα στο βίντεο.',
    ],
    en: [
      'The button says what it will do: “Pause the background video”.',
      'No words inside the video.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the pause, while the loop plays.' },
    { keys: 'Enter, Space', does: 'Stops the loop or lets it go on.' },
  ],
  since: '0.1.0',
  related: ['HeroBanner', 'VideoDialog', 'Picture'],
} satisfies ComponentGuide;
