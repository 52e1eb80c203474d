import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** A server-rendered page, and a function that lets its scripts load. */
const renderedAlone = async (
  browser: Browser,
  baseURL: string | undefined,
  address: string,
): Promise<{ page: Page; takeOver: () => Promise<void> }> => {
  const page = await (await browser.newContext({ baseURL, locale: 'el-GR' })).newPage();
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return {
    page,
    takeOver: async () => {
      open();
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    },
  };
};

test('a search typed before the scripts load is kept and submitted', async ({
  browser,
  baseURL,
}) => {
  const { page, takeOver } = await renderedAlone(browser, baseURL, '/');
  const words = page.getByRole('searchbox').first();
  await words.fill('φαρμακείο');
  await page.locator('select').first().selectOption('CY');
  await takeOver();
  await expect(words).toHaveValue('φαρμακείο');
  await page.getByRole('button', { name: 'Αναζήτηση' }).click();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('φαρμακείο');
  await expect(page.getByRole('button', { name: 'Κύπρος' })).toBeVisible();
  await page.context().close();
});
