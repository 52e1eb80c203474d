import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `PlanHours`. */
export const guide = {
  purpose: 'Says for each weekday when numbers are given, in as many intervals as the day has.',
  whenNot: 'For the opening hours of a listing use `HoursFields`.',
  anatomy: [
    'Weekday',
    'Intervals, each with a start, an end and a button to remove it',
    'A button for further hours',
    'Monday’s hours until Friday',
  ],
  dos: ['Take a time as people type it: 9, 930 and 9.30 are right.'],
  donts: ['Do not ask for hours of a day on which the place gives no numbers.'],
  content: {
    el: ['«Δεν δίνονται αριθμοί», όχι «Κλειστά»: μπορεί να είναι ανοιχτά.'],
    en: ['“No numbers”, not “Closed”: the place may be open.'],
  },
  keyboard: [{ keys: 'Tab', does: 'Moves through the times of a day, then its buttons.' }],
  inherits: 'It takes no props: the hours are values of the form around it.',
  since: '1.0.0',
  related: ['PlanForm'],
} satisfies ComponentGuide;
