import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ShowAtCounter`. */
export const guide = {
  purpose:
    'The number alone on a bright screen, to be held against a window; the screen stays awake.',
  whenNot: 'For looking at it oneself the page is better.',
  anatomy: ['The number', 'The place', 'The ticket’s QR code', 'Close'],
  dos: ['Keep it black on white in both schemes.'],
  donts: ['Do not add anything that is not needed at the counter.'],
  content: {
    el: ['Μόνο ο αριθμός και το όνομα του μέρους.'],
    en: ['The number and the place’s name, nothing else.'],
  },
  keyboard: [{ keys: 'Escape', does: 'Goes back to the page.' }],
  since: '1.0.0',
  related: ['HandTicket', 'QrCode'],
} satisfies ComponentGuide;
