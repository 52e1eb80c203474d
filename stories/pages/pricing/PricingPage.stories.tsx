import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import PricingPage from '#src/pages/pricing/PricingPage.tsx';

const meta = preview.meta({
  title: 'Pages/Pricing',
  component: PricingPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/pricing'], path: '/pricing' },
    docs: { description: { component: 'Three plans, as cards and side by side.' } },
  },
});

/** Prices, the recommended mark, and the ticks of section 9. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards.map((card) => card.querySelector('strong')?.textContent)).toEqual([
      '49\u00a0$',
      '99\u00a0$',
      '149\u00a0$',
    ]);
    // The table says what they hold, and nothing else does.
    for (const card of cards) await expect(within(card).queryByRole('list')).toBeNull();
    await expect(within(cards[1]!).getByText(el.marketing.plan.recommended)).toBeVisible();
    await expect(canvas.getAllByText(el.marketing.plan.recommended)).toHaveLength(1);
    const rows = within(canvas.getByRole('table')).getAllByRole('row').slice(1);
    const ticks = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => (cell.textContent === el.marketing.plan.included ? 'x' : '-'))
        .join(''),
    );
    await expect(ticks).toEqual(['xxx', 'xxx', 'xxx', 'xxx', '-xx', '-xx', '--x', '--x']);
  },
});
