import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `Poster`. */
export const guide = {
  purpose: 'A sheet for the door of a place: whoever reads its code takes a number with a phone.',
  whenNot: 'For somebody without a phone use `KioskStart`.',
  anatomy: ['Name of the place', 'What to do', 'QR code and address', 'The same in English'],
  dos: ['Print it on A4, black on white.'],
  donts: ['Do not put opening hours on it: they change.'],
  content: {
    el: ['«Πάρτε αριθμό με το κινητό».'],
    en: ['“Take a number with your phone”.'],
  },
  keyboard: { none: 'Nothing on it can be pressed.' },
  since: '1.0.0',
  related: ['QrCode', 'TicketStub'],
} satisfies ComponentGuide;
