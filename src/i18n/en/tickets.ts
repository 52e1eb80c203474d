/** The ticket, its number, its place in the line and its status, wherever they appear. */
export const tickets = {
  number: 'Number',
  numberOf: 'Number {{rank}}',
  ahead_one: 'person ahead of you',
  ahead_other: 'people ahead of you',
  aheadNone: 'Nobody ahead of you',
  aheadSentence_one: '{{count, number}} person ahead of you',
  aheadSentence_other: '{{count, number}} people ahead of you',
  yourTurn: 'It is your turn',
  status: {
    scheduled: 'Waiting',
    running: 'Now',
    processed: 'Served',
    aborted: 'Called off',
    cancelled: 'Cancelled',
  },
  nextNumber: 'Next number',
  waitingSentence_one: '{{count, number}} person waiting',
  waitingSentence_other: '{{count, number}} people waiting',
  waitingNone: 'Nobody is waiting',
  takenAt: 'Taken: {{date}}',
  interrupted: {
    title: 'One step left: take your number',
    take: 'Take a ticket',
    dismiss: 'No, thank you',
  },
};
