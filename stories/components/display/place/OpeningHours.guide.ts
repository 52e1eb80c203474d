import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `OpeningHours`. */
export const guide = {
  purpose:
    "A week's opening hours from Monday on, split and closed days included, today highlighted.",
  whenNot: '“Open now” in a line is a `WaitLine`; choosing a day is `DayCalendar`.',
  anatomy: ['Day', 'Intervals, one below the other', 'Mark of today'],
  dos: [
    'Give several intervals for a day with a siesta.',
    'Leave a closed day out of `days`; the table says that it is closed.',
  ],
  donts: ['Do not start the week on Sunday.', 'Do not write hours into the description as well.'],
  content: {
    el: [
      'Ώρες με άνω κάτω τελεία και παύλα χωρίς κενά: «09:00–14:00».',
      '«Κλειστά» στον πληθυντικό, όπως στην πόρτα.',
    ],
    en: ['Twenty-four hours, as in Greece: “17:00–20:30”.', '“Closed”, not “–”.'],
  },
  keyboard: { none: 'A table to read; nothing takes the focus.' },
  since: '0.1.0',
  related: ['WaitLine', 'ContactCard', 'DayCalendar'],
} satisfies ComponentGuide;
