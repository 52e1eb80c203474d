import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `RotatingWords`. */
export const guide = {
  purpose:
    'Words that take turns in the hero. The widest makes the room, so nothing jumps; read aloud they are a list; under reduced motion the first one stays.',
  whenNot:
    'Messages and warnings stand still, in a `NoticeBanner`: who looks away would miss them.',
  anatomy: ['Room of the widest word', 'Word that is shown', 'Pause, while they move'],
  dos: [
    'Choose three to five words of similar width.',
    'Put the word that must be read first; it stays under reduced motion.',
  ],
  donts: ['Do not rotate whole sentences.', 'Do not use it twice on a page.'],
  content: {
    el: [
      'Όλες οι λέξεις στην ίδια πτώση, στο ίδιο γένος και στον ίδιο αριθμό με την πρόταση.',
      'Χωρίς κεφαλαίο αρχικό μέσα στην πρόταση.',
    ],
    en: ['All words must fit the article in front of them.', 'Lower case inside the sentence.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the pause, while the words move.' },
    { keys: 'Enter, Space', does: 'Stops the words or lets them go on.' },
  ],
  since: '0.1.0',
  related: ['HeroBanner', 'Counter'],
} satisfies ComponentGuide;
