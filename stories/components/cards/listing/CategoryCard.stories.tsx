import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { CategoryCard } from '#src/components/cards/listing/CategoryCard.tsx';

const meta = preview.meta({
  title: 'Components/Cards/CategoryCard',
  component: CategoryCard,
  args: { href: '/listing-grid', title: 'Εστιατόρια', icon: 'restaurants', count: 214 },
  decorators: [within(300)],
});

/** A shortcut. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: args.title })).toHaveAttribute('href', args.href);
    await expect(canvas.getByText('214 μέρη')).toBeVisible();
  },
});

/** Focused by keyboard: the ring surrounds the whole card. */
export const Focused = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: args.title });
    await expect(link).toHaveFocus();
  },
});

/** A server that sends no count, and an unknown icon. */
export const Empty = meta.story({ args: { count: null, icon: 'unknown' } });

/** Skeleton and card are the same size. */
export const Loading = meta.story({
  render: (args) => (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CategoryCard {...args} loading />
      <CategoryCard {...args} />
    </Box>
  ),
  play: async ({ canvas, canvasElement }) => {
    const skeleton = canvas.getByRole('status').getBoundingClientRect();
    const card = canvasElement.querySelector('article')!.getBoundingClientRect();
    await expect(Math.abs(skeleton.height - card.height)).toBeLessThan(1);
  },
});
