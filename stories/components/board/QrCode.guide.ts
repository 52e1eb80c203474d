import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `QrCode`. */
export const guide = {
  purpose: 'An address for a phone to read off a wall or off paper.',
  whenNot: 'On a phone itself a link is enough.',
  anatomy: ['White paper with a quiet zone', 'The code, black'],
  dos: ['Put the address beside it in words: not everybody has a camera at hand.'],
  donts: ['Do not colour it or put a mark into it: fewer phones could read it.'],
  content: {
    el: ['Η διεύθυνση διαβάζεται και από τον αναγνώστη οθόνης: «Κωδικός QR: seira.example».'],
    en: ['A screen reader hears the address: “QR code: seira.example”.'],
  },
  keyboard: { none: 'It is a picture.' },
  since: '1.0.0',
  related: ['BoardFrame'],
} satisfies ComponentGuide;
