import { ENGLISH_COUNTER_NOUNS } from '#common/counterNouns.ts';

export const tickets = {
  number: 'Number',
  numberOf: 'Number\u00a0{{rank}}',
  openNumber: 'Open number\u00a0{{rank}}',
  openNumberAt: 'Open number\u00a0{{rank}}: {{title}}',
  ahead_one: 'person ahead of you',
  ahead_other: 'people ahead of you',
  aheadNone: 'Nobody ahead of you',
  yourTurn: 'It is your turn',
  counters: ENGLISH_COUNTER_NOUNS,
  status: {
    scheduled: 'Waiting',
    running: 'Now',
    processed: 'Served',
    aborted: 'Not served',
    cancelled: 'Cancelled',
  },
  nextNumber: 'Next number',
  takenAt: 'Taken: {{date}}',
  taken: 'You have number\u00a0{{rank}}: {{title}}, {{date}}',
  takenUnknown: 'You have a number: {{title}}, {{date}}',
  actions: {
    cameLate: 'I am here',
    letPass: 'Let others go first',
    letPassTitle: 'How many people may go ahead of you?',
    letPassText: 'You keep number\u00a0{{rank}} and stay in the queue, a little further back.',
    letPassConfirm_one: 'Let {{count, number}} go first',
    letPassConfirm_other: 'Let {{count, number}} go first',
    letPassAfter: 'You will be after number\u00a0{{after}}.',
    letPassAfterAt:
      'You will be after number\u00a0{{after}} and should be called around {{from}}–\u2060{{to}}.',
    howMany: 'How many people to let go first',
    cancel: 'Cancel number',
    cancelTitle: 'Cancel number\u00a0{{rank}}?',
    cancelText:
      'Your place goes to the next person. You can undo this for one minute. After that, you would start again at the end of the queue.',
    keep: 'Keep it',
    undo: 'Undo',
  },
  changed: {
    cancel: 'You cancelled number\u00a0{{rank}}: {{title}}.',
  },
  interrupted: {
    title: 'One step left: take your number',
    dismiss: 'No, thank you',
  },
  yours: 'Your number',
  nobodyCalled: 'Nobody has been called yet',
};
