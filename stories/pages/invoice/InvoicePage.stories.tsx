import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import InvoicePage from '#src/pages/invoice/InvoicePage.tsx';

const meta = preview.meta({
  title: 'Pages/Invoice',
  component: InvoicePage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/invoice'], path: '/invoice' },
    docs: {
      description: {
        component:
          'The sample booking’s invoice, made to be printed: header, footer and controls stay off the paper.',
      },
    },
  },
});

/** Due seven days after its issue; the total is that of the booking. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/SE-2026-0042/)).toBeVisible();
    for (const name of ['Θέατρο Αμαξοστάσιο', 'Νεφέλη Οικονόμου'])
      await expect(canvas.getByText(name)).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      el.checkout.invoice.descriptionColumn,
      el.checkout.invoice.quantity,
      el.checkout.invoice.vat,
      el.checkout.invoice.lineTotal,
    ]);
    await expect(canvas.getByText('16/03/2026')).toBeVisible();
    await expect(canvas.getByText('23/03/2026')).toBeVisible();
    await expect(canvas.getByText('37,50 €')).toBeVisible();
    await expect(canvas.getByText('34,00 €')).toBeVisible();
    await expect(canvas.getByRole('link', { name: el.checkout.invoice.backHome })).toHaveAttribute(
      'href',
      '/',
    );
  },
});

/** The button prints. */
export const Print = meta.story({
  beforeEach: () => {
    const real = window.print;
    window.print = fn();
    return () => {
      window.print = real;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.checkout.invoice.print }));
    await expect(window.print).toHaveBeenCalledOnce();
  },
});
