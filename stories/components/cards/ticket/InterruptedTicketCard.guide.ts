import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `InterruptedTicketCard`. */
export const guide = {
  purpose:
    "The ticket that signing in interrupted, at the top of the dashboard: one press takes it, one lets it go. Its number is printed in outline, because it is not the person's yet.",
  whenNot:
    'A ticket that exists is a `TicketStub`; taking one on a listing is the `BookingWidget`.',
  anatomy: [
    'Next number, in outline',
    'What is left to do',
    'Organisation and day',
    'How many wait',
    'Take',
    'No, thank you',
    'Failure, where there was one',
  ],
  dos: [
    'Show it once, above everything else, right after signing in.',
    'Keep the failure in the card; the press stays possible.',
  ],
  donts: [
    'Do not take the ticket without the press: people may have changed their mind.',
    'Do not show it together with an open ticket of the same list.',
  ],
  content: {
    el: [
      '«Πάρτε σειρά» στο κουμπί, όπως παντού στο προϊόν.',
      'Η άρνηση μένει ευγενική: «Όχι, ευχαριστώ».',
    ],
    en: [
      'The button says “Take a number”, as everywhere.',
      'The way out is polite: “No, thank you”, never “Dismiss”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes to the organisation, then to both buttons.' },
    { keys: 'Enter, Space', does: 'Takes the ticket or lets it go.' },
  ],
  since: '0.1.0',
  related: ['TicketStub', 'BookingWidget', 'PendingButton'],
} satisfies ComponentGuide;
