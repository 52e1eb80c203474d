import { expect, test } from './fixtures.ts';
import { holdScripts } from './steps.ts';

test('a search typed before the scripts load is kept and submitted', async ({ context }) => {
  const page = await context.newPage();
  const load = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const words = page.getByRole('searchbox').first();
  await words.fill('φαρμακείο');
  await page.locator('select').first().selectOption('CY');
  load();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await expect(words).toHaveValue('φαρμακείο');
  await page.getByRole('button', { name: 'Αναζήτηση' }).click();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('φαρμακείο');
  await expect(page.getByRole('button', { name: 'Κύπρος' })).toBeVisible();
});
