import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `LastPress`. */
export const guide = {
  purpose:
    'Says what the last press did, or why it was refused, to the eye and to screen readers, and offers the way back where there is one. It stands beneath the visit, because a toast would cover the big button on a phone.',
  whenNot: 'What concerns the whole screen, such as a lost connection, is a `NoticeBanner`.',
  anatomy: ['What was done, or why not', 'Undo'],
  dos: ['Keep its space when it is empty, so that nothing below moves.'],
  donts: ['Do not let it vanish by itself: a clerk looks up when there is time.'],
  content: {
    el: ['Τι έγινε, με τον αριθμό: «Ο αριθμός 42 εξυπηρετήθηκε».'],
    en: ['What happened, with the number: “Number 42 was served”.'],
  },
  keyboard: [{ keys: 'Enter, Space', does: 'Takes the last press back.' }],
  since: '1.0.0',
  related: ['CallNext', 'VisitCard', 'NoticeBanner'],
} satisfies ComponentGuide;
