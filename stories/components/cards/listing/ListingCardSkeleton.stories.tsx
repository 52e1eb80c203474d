import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ListingCardSkeleton } from '#src/components/cards/listing/ListingCardSkeleton.tsx';

const meta = preview.meta({
  title: 'Components/Cards/ListingCardSkeleton',
  component: ListingCardSkeleton,
  tags: ['stable'],
  args: { layout: 'grid' as 'grid' | 'list' },
  decorators: [
    (Story, { args }) => (
      <Box sx={{ maxWidth: args.layout === 'list' ? 880 : 368 }}>
        <Story />
      </Box>
    ),
  ],
});

/** The base: a column. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Φορτώνει…' })).toBeVisible();
  },
});

/** A row. */
export const List = meta.story({ args: { layout: 'list' } });
