import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `CountersNow`. */
export const guide = {
  purpose:
    'Who is served at which counter, and for how long, so that several clerks see each other’s calls; and how many counters are open.',
  whenNot: 'One’s own visit, with everything that can be done with it, is the `VisitCard`.',
  anatomy: ['Title', 'Open counters', 'Counter', 'Number and first name', 'For how long, or free'],
  dos: ['Keep the order of the counters, so that a glance finds the same one.', 'Mark one’s own.'],
  donts: ['Do not offer to end a colleague’s visit.'],
  content: {
    el: ['Τα ονόματα των θέσεων μένουν όπως τα έγραψε το μέρος: «Θυρίδα 2», «Καρέκλα».'],
    en: ['Counters keep the names that the place gave them.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes to the open counters, then to a visit that can be ended.' },
    { keys: '↑, ↓', does: 'Chooses how many counters are open.' },
  ],
  since: '1.0.0',
  related: ['VisitCard', 'WaitingLine'],
} satisfies ComponentGuide;
