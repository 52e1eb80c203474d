import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { OpenBadge } from '#src/components/display/place/OpenBadge.tsx';
import { guide } from './OpenBadge.guide.ts';

const meta = preview.meta({
  title: 'Components/Display/OpenBadge',
  component: OpenBadge,
  tags: ['stable'],
  args: { open: true },
  parameters: { guide },
});

/** Open. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ανοιχτά τώρα')).toBeVisible();
  },
});

/** Closed. */
export const Closed = meta.story({ args: { open: false } });

/** Nobody knows: nothing is shown. */
export const Unknown = meta.story({
  args: { open: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/τώρα/)).toBeNull();
  },
});

/** In the dark scheme. */
export const Dark = meta.story({ globals: { scheme: 'dark' } });
