import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `DayStrip`. */
export const guide = {
  purpose: 'The next seven days side by side, for a phone: most people come today or tomorrow.',
  whenNot: 'With room for a month, and for later days, use `DayCalendar`.',
  anatomy: ['Weekday', 'Day of the month', 'Mark of the chosen day'],
  dos: ['Start with today in Athens.', 'Offer the month beside it.'],
  donts: [
    'Do not leave a day out because it has no numbers: it is struck and says why.',
    "Do not strike a day of one's own number: the number is seen there.",
  ],
  content: {
    el: ['Ημέρα με ολόκληρο το όνομά της για όσους ακούν, μαζί με τον λόγο που δεν επιλέγεται.'],
    en: ['The full date for those who listen, with the reason why it cannot be chosen.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from day to day.' },
    { keys: 'Enter, Space', does: 'Chooses the day.' },
  ],
  since: '1.0.0',
  related: ['DayCalendar', 'BookingWidget'],
} satisfies ComponentGuide;
