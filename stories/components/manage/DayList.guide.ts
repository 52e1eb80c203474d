import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `DayList`. */
export const guide = {
  purpose:
    'Shows the coming days of a place: hours, numbers taken, and what differs from the plan.',
  whenNot: 'For visitors use `DayCalendar`.',
  anatomy: [
    'Date, with what is special about it',
    'Hours or why there are none',
    'Numbers taken and people who wait',
    'Change',
  ],
  dos: ['Say at its own day that people hold numbers outside the plan.'],
  donts: ['Do not hide days without numbers: an owner looks for them.'],
  content: { el: ['«Κλειστά: Απεργία».'], en: ['“Closed: Strike”.'] },
  keyboard: [{ keys: 'Enter', does: 'Opens the day whose button has the focus.' }],
  since: '1.0.0',
  related: ['DayDialog'],
} satisfies ComponentGuide;
