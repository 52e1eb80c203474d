import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `CallTicket`. */
export const guide = {
  purpose:
    'A number that is being served and its counter, for a wall: readable at five metres, as large as its place allows.',
  whenNot: "The number in a person's hand is a `TicketStub`.",
  anatomy: ['The number', 'Perforation', 'The counter, as the place calls it'],
  dos: [
    'Give it a height: it fills what it gets, in both directions.',
    'Let one stand out, the last that was called.',
  ],
  donts: ['Do not blink or move it: a screen on a wall is in sight all day.'],
  content: {
    el: ['Η θυρίδα γράφεται όπως τη λέει το μέρος: «Θυρίδα 2», «Τραπέζι», «Καρέκλα».'],
    en: ["A counter keeps the place's own name for it; it is not translated."],
  },
  keyboard: { none: 'It only shows something.' },
  since: '1.0.0',
  related: ['BoardList', 'BoardFrame', 'TicketStub'],
} satisfies ComponentGuide;
