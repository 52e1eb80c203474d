import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ReasonDialog`. */
export const guide = {
  purpose: 'Asks a moderator why something is not published; its author reads the answer by mail.',
  whenNot:
    'What needs no reason is decided by its button; what cannot be undone is a `ConfirmDialog`.',
  anatomy: ['Title', 'Reason', 'Who reads it', 'Cancel', 'The decision'],
  dos: ['Name the decision on the button, as the button that opened it does.'],
  donts: [
    'Do not close it before the decision is made: a refusal would lose the reason.',
    'Do not offer ready-made reasons: they read like a machine.',
  ],
  content: {
    el: ['Ο λόγος λέει τι να αλλάξει, σε πληθυντικό ευγενείας.'],
    en: ['A reason says what should change, kindly.'],
  },
  keyboard: [{ keys: 'Escape', does: 'Closes without a decision.' }],
  since: '1.0.0',
  related: ['ModerationCard', 'ConfirmDialog'],
} satisfies ComponentGuide;
