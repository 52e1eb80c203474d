import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `QuietHours`. */
export const guide = {
  purpose:
    'When one waits little at a place: the typical wait of a day by hour, from finished visits, with the present hour marked.',
  whenNot: 'The wait right now is a `WaitLine`; when the place is open, `OpeningHours`.',
  anatomy: ['Bar for each hour', 'Hour', 'Mark of the present hour'],
  dos: ['Leave it out where there is no history.', 'Say the quietest hour in words beside it.'],
  donts: ['Do not fill hours without visits.'],
  content: {
    el: ['Κάθε ώρα ακούγεται ολόκληρη: «09:00, περίπου 12 λεπτά, ήσυχα».'],
    en: ['Each hour is read in full: “09:00, about 12 minutes, quiet”.'],
  },
  keyboard: { none: 'It is text.' },
  since: '1.0.0',
  related: ['OpeningHours', 'WaitLine', 'DayCalendar'],
} satisfies ComponentGuide;
