import type { Page } from '@playwright/test';
import { expect, test, texts, translate } from './fixtures.ts';
import { fillLogin } from './steps.ts';

// Browser translation replaces React's text nodes. TRANSLATED=1 translates all other tests.
const { el, en } = texts;

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

test('forms of a translated page show errors, and lists load more', async ({ page }) => {
  await translate(page);
  await page.goto('/login');
  await fillLogin(page, 'demo@seira.example', 'wrong-password');
  await expect(page.getByRole('alert').first()).toBeVisible();
  for (const [address, submit] of [
    ['/sign-up', el.auth.signUp],
    ['/recover', el.help.recover.submit],
    ['/contact', el.forms.report.submit],
    ['/add-listing', el.addListing.submit],
  ] as const) {
    await page.goto(address);
    await press(page, submit);
    await expect(page.locator('[aria-invalid=true]').first(), address).toBeVisible();
  }
  await page.goto('/listing-grid');
  const cards = page.locator('main article');
  const first = await cards.count();
  await press(page, el.pages.listingGrid.loadMore);
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /English/ }).click();
  await expect(page.getByRole('button', { name: en.pages.listingGrid.loadMore })).toBeVisible();
});
