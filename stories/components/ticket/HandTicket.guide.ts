import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `HandTicket`. */
export const guide = {
  purpose:
    'The number in the hand, as large as the screen allows: read at arm’s length in the sun, unmistakable once it is called.',
  whenNot: 'In a list or beside a form use `TicketCard` or `TicketStub`.',
  anatomy: [
    'The word for the number and its status',
    'The number',
    'Place, day and service',
    'Perforation',
    'What is below the tear: the line, the call or the end',
  ],
  dos: ['Give it the width of the screen.', 'Let the part below the tear say what happens next.'],
  donts: ['Do not put a name on it: whoever has the link can see it.'],
  content: {
    el: ['«Ο αριθμός σας», ποτέ «το εισιτήριό σας».'],
    en: ['“Your number”, never “your ticket”.'],
  },
  keyboard: { none: 'It only shows something.' },
  since: '1.0.0',
  related: ['TicketStub', 'LineProgress', 'CalledNotice'],
} satisfies ComponentGuide;
