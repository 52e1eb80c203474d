import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { InvoiceSheet } from '#src/components/tables/InvoiceSheet.tsx';
import { longAddress, longTitle } from '#stories/components/cards/samples.ts';

const meta = preview.meta({
  title: 'Components/Tables/InvoiceSheet',
  component: InvoiceSheet,
  tags: ['stable'],
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
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 920 }}>
        <Story />
      </Box>
    ),
  ],
});

/** The base: the sums come from the lines. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const text of ['27/03/2026', '03/04/2026', '29,50 €', '-3,50 €', '26,00 €'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
});

/** Nothing taken off. */
export const NoDiscount = meta.story({
  args: { discount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0,00 €')).toBeVisible();
    await expect(canvas.getAllByText('29,50 €')).toHaveLength(2);
  },
});

/** Nothing is known yet. */
export const Empty = meta.story({
  args: {
    number: undefined,
    issued: undefined,
    from: undefined,
    to: undefined,
    lines: undefined,
    discount: undefined,
  },
});

/** The longest texts. */
export const LongText = meta.story({
  args: {
    from: { name: longTitle, lines: [longAddress] },
    lines: [
      {
        description: 'Ετήσια συνδρομή για την εξυπηρέτηση απομακρυσμένων δημοτικών ενοτήτων',
        quantity: 12,
        unitPrice: 1234567,
        vatRate: 24,
      },
    ],
  },
});

/** In English. */
export const English = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^€26\.00/)).toBeVisible();
  },
});
