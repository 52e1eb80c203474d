import { expect, test, texts } from './fixtures.ts';

const { el } = texts;

test.use({ colorScheme: 'dark' });

test('the printed invoice contains nothing else and is black on white in any scheme', async ({
  page,
}) => {
  await page.goto('/invoice');
  const sheet = page.getByRole('article');
  const print = page.getByRole('button', { name: el.common.print });
  await expect(print).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  for (const hidden of [
    print,
    page.locator('body header').first(),
    page.locator('body footer'),
    page.getByRole('link', { name: el.pages.notFound.backHome }),
  ])
    await expect(hidden).toBeHidden();
  await expect(sheet.getByText(el.checkout.invoice.subtotal)).toHaveCSS('color', 'rgb(0, 0, 0)');
});
