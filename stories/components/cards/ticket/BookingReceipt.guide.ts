import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `BookingReceipt`. */
export const guide = {
  purpose:
    'What was booked and what it costs, on ticket paper: the place above the tear, the sum below. Beside each other where there is room.',
  whenNot:
    'A place in a waiting list is a `TicketStub`; a document for the tax office is an `InvoiceSheet`.',
  anatomy: ['Picture of the place', 'Name and address', 'Tear', 'Rows: day, hour, people', 'Total'],
  dos: [
    'Format day, hour and money before handing them in; the card prints what it gets.',
    'Show it again after the booking, unchanged, so that people recognise it.',
  ],
  donts: [
    'Do not put a form above the tear; what stands here is settled.',
    'Do not list more than five rows; the rest belongs to the invoice.',
  ],
  content: {
    el: [
      'Το ποσό με το σύμβολο στο τέλος και κενό: «48,00 €».',
      'Ετικέτες σε ονομαστική, χωρίς άνω κάτω τελεία.',
    ],
    en: [
      'Amounts with the sign in front: “€48.00”.',
      'Labels are nouns: “Adults”, not “Number of adults”.',
    ],
  },
  keyboard: { none: 'It shows what was decided; nothing in it takes the focus.' },
  since: '0.1.0',
  related: ['InvoiceSheet', 'TicketStub', 'CheckoutForm'],
} satisfies ComponentGuide;
