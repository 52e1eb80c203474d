import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { InvoiceSheet } from '#src/components/tables/InvoiceSheet.tsx';

const meta = preview.meta({
  title: 'Components/Tables/InvoiceSheet',
  component: InvoiceSheet,
  args: {
    number: 'SE-2026-0042',
    issued: '2026-03-27',
    from: { name: 'Θέατρο Αμαξοστάσιο', lines: ['Λεωφόρος Νίκης 18', '546 22 Θεσσαλονίκη'] },
    to: { name: 'Νεφέλη Οικονόμου', lines: ['Αγίου Δημητρίου 7', 'nefeli@example.gr'] },
    lines: [
      { description: 'Εισιτήριο ενηλίκου', quantity: 2, unitPrice: 1400, vatRate: 6 },
      { description: 'Κράτηση θέσεων', quantity: 3, unitPrice: 50, vatRate: 24 },
    ],
    discount: 350,
  },
  decorators: [within(920)],
});

/** The sums come from the lines. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const text of ['27/03/2026', '03/04/2026', '29,50 €', '-3,50 €', '26,00 €'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
});
