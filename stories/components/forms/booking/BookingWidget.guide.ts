import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `BookingWidget`. */
export const guide = {
  purpose:
    'What a ticket would bring, one press to take it, and the days to choose from. It says everything before the press and keeps its height while it looks a day up.',
  whenNot:
    'A ticket that exists is a `TicketStub`; one that signing in interrupted an `InterruptedTicketCard`.',
  anatomy: [
    'Heading',
    'Chosen day',
    'Number one would get',
    'People waiting and the wait',
    'Perforation',
    'Take a number, or why not and another day',
    'What becomes of a number given back, or the limit of open tickets that is reached',
    'Another number that may be called at the same time',
    'Note that signing in comes first',
    'Days: a month, or on a phone seven in a strip and the month on demand',
    'Days of the week to come that the owner closed, with their reason',
    'On a phone: the press in a bar at the lower edge',
  ],
  dos: [
    'Tell why a day gives no ticket, and offer the next that does.',
    'Name a limit before the press, with the number that one holds.',
    'Keep the failure inside; the same press may work now.',
  ],
  donts: [
    'Do not take a ticket without showing its number before.',
    'Do not let a day be chosen on which no number can be had.',
  ],
  content: {
    el: [
      '«Ο αριθμός σας θα είναι» πριν, «Έχετε ήδη σειρά εδώ» μετά.',
      'Αναμονή στρογγυλεμένη με «περίπου».',
    ],
    en: [
      '“Your number would be” before the press, “You already have a ticket here” after.',
      'Waits are rounded, with “about”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes to the calendar, then to the button.' },
    { keys: 'Arrows', does: 'Move by day and week.' },
    { keys: 'Page Up, Page Down', does: 'Moves by month.' },
    { keys: 'Enter', does: 'Chooses a day, or takes the ticket.' },
  ],
  since: '0.1.0',
  related: ['DayCalendar', 'TicketStub', 'InterruptedTicketCard', 'PendingButton'],
} satisfies ComponentGuide;
