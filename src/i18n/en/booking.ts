/** Choosing a day and taking a ticket for it. */
export const booking = {
  title: 'Take a ticket',
  days: 'The next seven days',
  showMonth: 'The whole month',
  hideMonth: 'Hide the month',
  dayWith: '{{day}}, {{detail}}',
  usually: {
    quiet: 'usually quiet',
    usual: 'usual',
    busy: 'usually busy',
  },
  reason: {
    closed: 'closed',
    full: 'all numbers are taken',
    ended: 'no more numbers',
    none: 'no numbers',
  },
  nextNumber: 'Your number would be',
  waitingNow: 'Waiting now',
  nobody: 'Nobody is waiting',
  wait: 'about {{duration}} to wait',
  take: 'Take a ticket',
  taking: 'Taking your ticket…',
  limitOfDay_one:
    'You already have {{count}} open ticket for this day. You can take another once you are served.',
  limitOfDay_other:
    'You already have {{count}} open tickets for this day. You can take another once you are served.',
  limitOfAll_one:
    'You already have {{count}} open ticket. You can take another once you are served.',
  limitOfAll_other:
    'You already have {{count}} open tickets. You can take another once you are served.',
  givenBack: 'When a number is given back before its call, its place is free again.',
  overlap: 'Around the same time, {{from}}–{{to}}, you are also called here: {{title}}.',
  signInFirst: 'We will ask you to log in first.',
  loading: 'Looking how many are waiting…',
  errorTitle: 'We could not see how many are waiting',
  emptyTitle: 'No tickets are given on this day',
  emptyText: 'Choose another day in the calendar.',
  fullTitle: 'No tickets left for this day',
  fullText_one: '{{count}} person is already waiting. Try another day.',
  fullText_other: '{{count}} people are already waiting. Try another day.',
  closedTitle: 'The queue is closed for this day',
  closedText: 'No more tickets are given. Try another day.',
  tryDay: 'See {{day}}',
  held: 'You already have a ticket here',
  seeTicket: 'See your number',
};
