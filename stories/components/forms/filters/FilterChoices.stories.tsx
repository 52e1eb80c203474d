import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { collapsedHeight, FilterChoices } from '#src/components/forms/filters/FilterChoices.tsx';
import { CATEGORY_TITLES } from '#common/categories.ts';
import { el } from '#src/i18n/el/index.ts';

const categories = Object.entries(CATEGORY_TITLES.el).map(([value, label], index) => ({
  value,
  label,
  count: 4 + index * 3,
}));

const countries = ['GR', 'CY', 'IT', 'FR', 'DE', 'ES', 'PT', 'GB', 'BG', 'AL'].map((code) => ({
  value: code,
  label: new Intl.DisplayNames(['el'], { type: 'region' }).of(code) ?? code,
  code,
}));

const meta = preview.meta({
  title: 'Components/Forms/FilterChoices',
  component: FilterChoices,
  tags: ['stable'],
  args: {
    legend: el.browse.filters.categories,
    options: categories.slice(0, 4),
    chosen: [] as string[],
    onChange: fn(),
  },
  render: function Stateful(args) {
    const [chosen, setChosen] = useState(args.chosen);
    return (
      <div style={{ maxWidth: 320 }}>
        <FilterChoices
          {...args}
          chosen={chosen}
          onChange={(next) => {
            setChosen(next);
            args.onChange(next);
          }}
        />
      </div>
    );
  },
});

/** A short list is there whole; a press ticks and unticks. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: el.browse.filters.categories });
    await expect(group).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    const box = canvas.getByRole('checkbox', { name: /^Διαμονή/ });
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(['hotels']);
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
});

/** A long one shows its beginning; what is cut off cannot take the focus. */
export const Long = meta.story({
  args: { legend: el.browse.filters.countries, options: countries, chosen: ['GR'] },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list');
    const more = await canvas.findByRole('button', { name: 'Δείτε περισσότερα: Χώρα' });
    await expect(list.clientHeight).toBe(collapsedHeight);
    await expect(list.lastElementChild).toHaveAttribute('inert');
    await userEvent.click(more);
    await expect(list.lastElementChild).not.toHaveAttribute('inert');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
  },
});

/** Nothing to choose from yet. */
export const Empty = meta.story({ args: { options: [] } });

export const LongText = meta.story({
  args: {
    options: [
      { value: 'a', label: 'Ωτορινολαρυγγολογικά και γαστρεντερολογικά ιατρεία', count: 12_345 },
      { value: 'b', label: 'Ηλεκτροεγκεφαλογραφήματα', count: null },
    ],
    chosen: ['a'],
  },
});

export const English = meta.story({ args: { legend: 'Category' }, globals: { language: 'en' } });
