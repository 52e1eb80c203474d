import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PlanComparison } from '#src/components/tables/PlanComparison.tsx';
import { el } from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Tables/PlanComparison',
  component: PlanComparison,
  args: {
    plans: [
      { id: 'basic', name: 'Βασικό', price: 49, holds: ['one'] },
      {
        id: 'advanced',
        name: 'Προχωρημένο',
        price: 99,
        recommended: true,
        holds: ['one', 'hours'],
      },
      { id: 'enterprise', name: 'Εταιρικό', price: 149, holds: ['one', 'hours', 'featured'] },
    ],
    features: [
      { key: 'one', label: 'Μία καταχώριση' },
      { key: 'hours', label: 'Ωράριο λειτουργίας' },
      { key: 'featured', label: 'Προβολή στα αποτελέσματα αναζήτησης' },
    ],
  },
});

/** A cell says in words what its sign shows. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: el.marketing.plan.comparison });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    const row = within(table).getByRole('row', { name: /^Ωράριο λειτουργίας/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      el.marketing.plan.notIncluded,
      el.marketing.plan.included,
      el.marketing.plan.included,
    ]);
  },
});
