import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `LastPress`. */
export const guide = {
  purpose:
    'Says what the last press did, to the eye and to screen readers, and offers the way back where there is one.',
  whenNot: 'A failure is a toast. What concerns the whole screen is a `NoticeBanner`.',
  anatomy: ['Sentence', 'Undo'],
  dos: ['Keep its space when it is empty, so that nothing below moves.'],
  donts: ['Do not let it vanish by itself: a clerk looks up when there is time.'],
  content: {
    el: ['Τι έγινε, με τον αριθμό: «Ο αριθμός 42 εξυπηρετήθηκε».'],
    en: ['What happened, with the number: “Number 42 was served”.'],
  },
  keyboard: [{ keys: 'Enter, Space', does: 'Takes the last press back.' }],
  since: '0.1.0',
  related: ['CallNext', 'VisitCard', 'NoticeBanner'],
} satisfies ComponentGuide;
