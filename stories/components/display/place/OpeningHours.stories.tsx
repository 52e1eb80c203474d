import Box from '@mui/material/Box';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { OpeningHours, type OpeningDay } from '#src/components/display/place/OpeningHours.tsx';

const morning = { from: '08:30', to: '14:30' };
const evening = { from: '17:30', to: '21:00' };

const pharmacy: OpeningDay[] = [
  { weekday: 1, intervals: [morning] },
  { weekday: 2, intervals: [morning, evening] },
  { weekday: 3, intervals: [morning] },
  { weekday: 4, intervals: [morning, evening] },
  { weekday: 5, intervals: [morning, evening] },
];

const meta = preview.meta({
  title: 'Components/Display/OpeningHours',
  component: OpeningHours,
  args: { days: pharmacy, today: 1 as const },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 360 }}>
        <Story />
      </Box>
    ),
  ],
});

/** A pharmacy: split days, closed weekend. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    const today = within(canvas.getByRole('row', { name: /Δευτέρα/ }));
    await expect(today.getByText('Σήμερα')).toBeVisible();
    await expect(
      within(canvas.getByRole('row', { name: /Κυριακή/ })).getByText('Κλειστά'),
    ).toBeVisible();
  },
});

/** Today is a closed day. */
export const ClosedToday = meta.story({ args: { today: 7 } });
