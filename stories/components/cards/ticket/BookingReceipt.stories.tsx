import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BookingReceipt } from '#src/components/cards/ticket/BookingReceipt.tsx';
import { el } from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Cards/BookingReceipt',
  component: BookingReceipt,
  tags: ['stable'],
  args: {
    title: 'Θέατρο Αμαξοστάσιο',
    address: 'Λεωφόρος Νίκης 18, Θεσσαλονίκη',
    image: '/pictures/categories/event.svg',
    rows: [
      { label: 'Ημερομηνία', value: 'Σάββατο 21 Μαρτίου' },
      { label: 'Ώρα', value: '21:00' },
      { label: 'Ενήλικες', value: '2' },
      { label: 'Παιδιά', value: '1' },
    ],
    total: '34,00 €',
  },
  decorators: [
    (Story, { name }) => (
      <Box sx={{ maxWidth: name === 'Wide' ? 760 : 400 }}>
        <Story />
      </Box>
    ),
  ],
});

/** The place above the tear, the sum below. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Θέατρο Αμαξοστάσιο' })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { level: 3, name: el.checkout.receipt.summary }),
    ).toBeVisible();
    await expect(canvas.getByText('34,00 €')).toBeVisible();
  },
});

/** Where there is room the tear stands upright. */
export const Wide = meta.story({});
