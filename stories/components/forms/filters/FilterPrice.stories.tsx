import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FilterPrice } from '#src/components/forms/filters/FilterPrice.tsx';
import { el } from '#src/i18n/el/index.ts';
import type { PriceRange } from '#src/lib/listingFilters.ts';
import guide from './FilterPrice.md?raw';

const words = el.browse.filters;

const meta = preview.meta({
  title: 'Components/Forms/FilterPrice',
  component: FilterPrice,
  tags: ['stable'],
  args: { value: null as PriceRange | null, onChange: fn() },
  render: function Stateful(args) {
    const [range, setRange] = useState(args.value);
    return (
      <div style={{ maxWidth: 320 }}>
        <FilterPrice
          value={range}
          onChange={(next) => {
            setRange(next);
            args.onChange(next);
          }}
        />
      </div>
    );
  },
  parameters: { docs: { description: { component: guide } } },
});

/** Until a handle is moved, any price will do. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(words.anyPrice)).toBeVisible();
    const [from] = canvas.getAllByRole<HTMLInputElement>('slider');
    await expect(from).toHaveAccessibleName(words.from);
    from!.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith([10, 272]);
    await expect(canvas.getByText(words.unpricedLast)).toBeVisible();
  },
});

/** Limited at both ends; the upper handle does not pass the lower one. */
export const Limited = meta.story({
  args: { value: [20, 180] },
  play: async ({ args, canvas, userEvent }) => {
    const to = canvas.getByRole<HTMLInputElement>('slider', { name: words.to });
    await expect(to).toHaveAttribute('aria-valuetext', expect.stringMatching(/^180\s€$/));
    to.focus();
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith([20, 20]);
  },
});

/** The whole range means any price again. */
export const WholeRange = meta.story({
  args: { value: [0, 500] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.anyPrice)).toBeVisible();
  },
});

export const Narrow = meta.story({
  args: { value: [20, 180] },
  globals: { viewport: { value: 'phone' } },
});
export const English = meta.story({ args: { value: [20, 180] }, globals: { language: 'en' } });
export const Dark = meta.story({ args: { value: [20, 180] }, globals: { scheme: 'dark' } });
