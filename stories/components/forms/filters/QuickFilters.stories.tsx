import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { QuickFilters } from '#src/components/forms/filters/QuickFilters.tsx';
import type { QuickFilter } from '#src/lib/listingFilters.ts';
import * as el from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/Filters/QuickFilters',
  component: QuickFilters,
  args: { active: ['open'] as QuickFilter[], onToggle: fn() },
});

/** One filter is on. A click on another adds it. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const { open, unhurried } = el.browse.quick;
    await expect(canvas.getByRole('button', { name: open })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: unhurried }));
    await expect(args.onToggle).toHaveBeenCalledWith('unhurried');
  },
});
