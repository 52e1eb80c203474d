import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `CalendarLocale`. */
export const guide = {
  purpose: 'Gives the calendars inside it the language of the product and the time of Athens.',
  whenNot: 'A field with a date has it already: `DateInput`.',
  anatomy: ['Nothing of its own: what is inside it'],
  dos: ['Put it around a calendar of the library, nowhere else.'],
  donts: ['Do not nest it.', 'Do not let the week begin on Sunday in English: it is British.'],
  content: {
    el: ['Η εβδομάδα αρχίζει από Δευτέρα· η μέρα γράφεται πριν από τον μήνα.'],
    en: ['British English: Monday first, the day before the month.'],
  },
  keyboard: { none: 'It adds nothing to press; the calendar inside has its own keys.' },
  since: '1.0.0',
  related: ['DateInput', 'DayCalendar'],
} satisfies ComponentGuide;
