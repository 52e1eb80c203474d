import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `OpenNumber`. */
export const guide = {
  purpose:
    'The second link of a ticket in a list: it opens the number itself, with its QR code, its place in the line and the way to give it back.',
  whenNot:
    'A ticket that stands alone, large, has its actions beside it; a ticket that is over has no page to act on.',
  anatomy: ['The words with the number', 'The organisation, for those who hear the link'],
  dos: [
    'Give it only for numbers that wait or are called.',
    'Put it last, after what is known about the ticket.',
  ],
  donts: ['Do not let it replace the link to the organisation.', 'Do not draw it as a button.'],
  content: {
    el: [
      'Ο αριθμός είναι μέσα στον σύνδεσμο: «Ανοίξτε τον αριθμό 42».',
      'Όποιος ακούει τη σελίδα μαθαίνει και το μέρος, γιατί δύο μέρη δίνουν ίδιους αριθμούς.',
    ],
    en: [
      'The link holds the number: “Open number 42”.',
      'Two places give equal numbers, so a screen reader says the place too.',
    ],
  },
  keyboard: [{ keys: 'Enter', does: "Opens the number's page." }],
  since: '1.0.0',
  related: ['TicketCard', 'TicketTable', 'TicketStub'],
} satisfies ComponentGuide;
