import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `InvoiceSheet`. */
export const guide = {
  purpose:
    'An invoice on paper: who, for what, how much. Its sums come from its lines, and it is due seven days after its issue. Amounts are cents with VAT.',
  whenNot: 'What was booked, without tax, is a `BookingReceipt`.',
  anatomy: [
    'Number',
    'Issued and due',
    'From and to',
    'Lines with quantity, VAT and sum',
    'Subtotal, discount, total',
    'Note on VAT',
  ],
  dos: [
    'Give amounts in cents; the sheet computes and formats.',
    'Check it in print: that is where it is used.',
  ],
  donts: ['Do not hand in a total.', 'Do not show it for a sample without saying so on the page.'],
  content: {
    el: [
      '«Τιμολόγιο», ημερομηνίες ολόγραφα, ποσά με «€» στο τέλος.',
      'ΑΦΜ και ΔΟΥ σε γραμμές του κάθε μέρους.',
    ],
    en: ['“Invoice”, dates in full, amounts with “€” in front.', 'VAT, never “tax”.'],
  },
  keyboard: { none: 'A document; nothing takes the focus.' },
  since: '0.1.0',
  related: ['BookingReceipt', 'PlanComparison'],
} satisfies ComponentGuide;
