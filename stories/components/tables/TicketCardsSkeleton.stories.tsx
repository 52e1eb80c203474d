import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TicketCardsSkeleton } from '#src/components/tables/TicketCardsSkeleton.tsx';
import { el } from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Tables/TicketCardsSkeleton',
  component: TicketCardsSkeleton,
  tags: ['stable'],
  globals: { viewport: { value: 'phone' } },
});

/** Three cards with one name. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('status', { name: el.common.loading });
    await expect(list.children).toHaveLength(3);
  },
});
