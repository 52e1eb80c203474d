import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `BoardList`. */
export const guide = {
  purpose:
    'One waiting list on a wall: who is being served where, who was called before, how many wait, and what the place has to say.',
  whenNot:
    'For one person and their own ticket use `TicketStub`; for choosing a day, `BookingWidget`.',
  anatomy: [
    'What the list is for, where a place has several',
    'The numbers being served, the last call the largest',
    'A message, in the colour of waiting',
    'The last five calls before those',
    'How many wait',
  ],
  dos: [
    'Let the last call stand out, by size and colour.',
    'Keep showing who is being served while a place has a break.',
  ],
  donts: ['Do not show names: everybody in the room reads it.'],
  content: {
    el: ['Το μήνυμα του μέρους εμφανίζεται όπως το έγραψε: «Επιστρέφουμε 11:15».'],
    en: ["A place's message stays in its own words, also on an English board."],
  },
  keyboard: { none: 'Nothing in it takes the focus.' },
  since: '1.0.0',
  related: ['CallTicket', 'BoardStatement', 'BoardFrame'],
} satisfies ComponentGuide;
