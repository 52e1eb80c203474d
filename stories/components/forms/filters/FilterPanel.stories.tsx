import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FilterPanel } from '#src/components/forms/filters/FilterPanel.tsx';
import { FilterSidebar } from '#src/components/forms/filters/FilterSidebar.tsx';
import { el } from '#src/i18n/el/index.ts';

const words = el.browse.filters;

const meta = preview.meta({
  title: 'Components/Forms/FilterPanel',
  component: FilterPanel,
  tags: ['stable'],
  args: {
    open: true,
    onClose: fn(),
    results: 72 as number | null,
    children: <FilterSidebar results={72} />,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    undecided: {
      'aria-hidden-focus/unknown': 'The page behind an open drawer; the drawer keeps the focus.',
    },
    docs: { story: { inline: false, height: '640px' } },
  },
});

/** The button at the foot names the result and closes the panel, as the cross does. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: words.title });
    await userEvent.click(screen.getByRole('button', { name: 'Δείτε 72 μέρη' }));
    await userEvent.click(screen.getByRole('button', { name: el.common.close }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

/** How many are left is not known yet. */
export const Counting = meta.story({
  args: { results: null },
  play: async () => {
    await expect(await screen.findByRole('button', { name: words.show })).toBeVisible();
  },
});

export const OneLeft = meta.story({ args: { results: 1 } });
