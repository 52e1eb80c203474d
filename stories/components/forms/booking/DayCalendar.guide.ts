import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `DayCalendar`. */
export const guide = {
  purpose:
    'A month of days, 300 px high whatever the month, the week from Monday. Days without numbers are struck and say why.',
  whenNot: 'A date that is typed, such as a birthday, is a `DateInput`.',
  anatomy: [
    'Month with back and on',
    'Weekdays',
    'Days, each with its full name',
    'Mark of the chosen day',
  ],
  dos: [
    'Set `minDate` to today in Athens.',
    'Pass `days` where the server names them; without them the closed weekdays are barred.',
  ],
  donts: ['Do not show two months.', 'Do not start the week on Sunday in English either.'],
  content: {
    el: [
      'Ημέρα με ολόκληρο το όνομά της για όσους ακούν: «Δευτέρα 16 Μαρτίου, κλειστά».',
      'Αρχικά ημερών χωρίς τόνο.',
    ],
    en: ['British order and week: “Monday 16 March”.', 'Closed days are read with “closed”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the arrows of the month, then the day.' },
    { keys: 'Arrows', does: 'Move by day and week.' },
    { keys: 'Page Up, Page Down', does: 'Moves by month.' },
    { keys: 'Home, End', does: "Goes to the week's first or last day." },
    { keys: 'Enter, Space', does: 'Chooses the day.' },
  ],
  since: '0.1.0',
  related: ['BookingWidget', 'DateInput'],
} satisfies ComponentGuide;
