import Box from '@mui/material/Box';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { StatList } from '#src/components/display/StatList.tsx';

const meta = preview.meta({
  title: 'Components/Display/StatList',
  component: StatList,
  tags: ['stable'],
  args: {
    items: [
      { label: 'Προβολές', value: '1.284', icon: <Visibility /> },
      { label: 'Αριθμοί σήμερα', value: 42, icon: <ConfirmationNumber /> },
      { label: 'Μέση αναμονή', value: '12 λεπτά' },
    ],
  },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 360 }}>
        <Story />
      </Box>
    ),
  ],
});

/** The base. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
});

/** No facts: nothing is shown. */
export const Empty = meta.story({ args: { items: [] } });

/** Long words. */
export const LongText = meta.story({
  args: {
    items: [
      {
        label: 'Μέσος χρόνος αναμονής ανά επισκέπτη τις καθημερινές',
        value: 'μία ώρα και δεκαπέντε λεπτά',
      },
      { label: 'Βραβεία', value: 3 },
    ],
  },
});
