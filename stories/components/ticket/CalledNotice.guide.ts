import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `CalledNotice`. */
export const guide = {
  purpose: 'The call: that it is one’s turn, where to go, and how long the place waits.',
  whenNot: 'On a wall use `CallTicket`.',
  anatomy: [
    '“It is your turn”',
    'The counter, as the place calls it',
    'How long the place waits, as words and as a bar',
  ],
  dos: ['Show it on a ticket that is being called, and nowhere else.'],
  donts: ['Do not say that the time is over: the place may still be waiting.'],
  content: {
    el: ['Πρώτα τι συμβαίνει, μετά πού να πάει.'],
    en: ['First what happens, then where to go.'],
  },
  keyboard: { none: 'It only shows something; it is announced at once.' },
  since: '1.0.0',
  related: ['HandTicket', 'CallTicket'],
} satisfies ComponentGuide;
