import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FeedbackSummary } from '#src/components/cards/people/FeedbackSummary.tsx';

const meta = preview.meta({
  title: 'Components/Cards/FeedbackSummary',
  component: FeedbackSummary,
  tags: ['stable'],
  args: {
    average: 4.6 as number | null,
    count: 128,
    distribution: { 5: 92, 4: 24, 3: 8, 2: 1, 1: 3 },
  },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 720 }}>
        <Story />
      </Box>
    ),
  ],
});

/** The base: many reviews. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Βαθμολογίες' })).toBeVisible();
    await expect(canvas.getByText('5 στα 5: 92 κριτικές')).toBeInTheDocument();
  },
});

/** One review. */
export const One = meta.story({
  args: { average: 5, count: 1, distribution: { 5: 1, 4: 0, 3: 0, 2: 0, 1: 0 } },
});

/** Nobody has rated yet. */
export const Empty = meta.story({
  args: { average: null, count: 0, distribution: undefined },
});

/** Very many reviews, in English. */
export const English = meta.story({
  args: { count: 12840, distribution: { 5: 9200, 4: 2400, 3: 808, 2: 120, 1: 312 } },
  globals: { language: 'en' },
});
