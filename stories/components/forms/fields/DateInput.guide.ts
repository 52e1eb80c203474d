import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `DateInput`. */
export const guide = {
  purpose: 'A calendar date, typed or picked, shown as DD/MM/YYYY and kept as YYYY-MM-DD.',
  whenNot: 'Choosing a day to come is quicker in `DayCalendar`.',
  anatomy: ['Label', 'Day, month, year', 'Calendar button', 'Calendar', 'Help or error'],
  dos: ['Set `openTo` to the year for birthdays.', 'Let it be typed; picking is the second way.'],
  donts: [
    'Do not use it for a range.',
    'Do not accept a date that does not exist: the schema says so in words.',
  ],
  content: {
    el: ['«ΗΗ/ΜΜ/ΕΕΕΕ» στο κενό πεδίο.', 'Λάθος με παράδειγμα: «όπως 24/05/1990».'],
    en: ['“DD/MM/YYYY”, British, in English too.', 'Errors with an example.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the day, then the calendar button.' },
    { keys: '←, →', does: 'Moves between day, month and year.' },
    { keys: '↑, ↓', does: 'Changes the part.' },
    { keys: '0–9', does: 'Types the part and moves on.' },
    { keys: 'Escape', does: 'Closes the calendar.' },
  ],
  since: '0.1.0',
  related: ['DayCalendar', 'TextInput', 'SignUpForm'],
} satisfies ComponentGuide;
