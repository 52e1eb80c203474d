import Box from '@mui/material/Box';
import preview from '#storybook/preview.tsx';
import { BookingReceipt } from '#src/components/cards/ticket/BookingReceipt.tsx';

const meta = preview.meta({
  title: 'Components/Cards/BookingReceipt',
  component: BookingReceipt,
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
export const Default = meta.story();

/** Where there is room the tear stands upright. */
export const Wide = meta.story();
