import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `WaitLine`. */
export const guide = {
  purpose:
    'The one status line of a place: whether it is open, how many wait, and for how long. The same sentence on cards, rows, markers, banners and titles.',
  whenNot:
    'For a ticket that somebody holds use `TicketStub`; for the hours of a week, `OpeningHours`.',
  anatomy: ['Dot: filled while people are served, hollow while not', 'Sentence'],
  dos: ['Put it second, right after the name.', 'Let it wrap; the window is worth a second line.'],
  donts: [
    'Do not put another badge or a number of waiting people beside it; it says both.',
    'Do not shorten the sentence.',
  ],
  content: {
    el: ['«Ανοιχτά · 4 μπροστά, περίπου 10–25′», «Ανοίγει Δευτέρα 08:00 · 24 έχουν ήδη αριθμό».'],
    en: ['“Open · 4 ahead, about 10–25′”, “Opens Monday 08:00 · 24 already have a number”.'],
  },
  keyboard: { none: 'It is text.' },
  since: '1.0.0',
  related: ['StatusChip', 'ListingCard'],
} satisfies ComponentGuide;
