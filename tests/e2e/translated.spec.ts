import { expect, test, texts, translate } from './fixtures.ts';
import { fillLogin } from './steps.ts';

// Browser translation replaces React's text nodes. TRANSLATED=1 translates all other tests, and
// `npm run test:translated` every form.
const { el, en } = texts;

test('a form of a translated page shows errors, and lists load more', async ({ page }) => {
  await translate(page);
  await page.goto('/login');
  await fillLogin(page, 'demo@seira.example', 'wrong-password');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.goto('/listing-grid');
  const cards = page.locator('main article');
  const first = await cards.count();
  const more = { name: el.pages.listingGrid.loadMore, exact: true };
  await page.getByRole('main').getByRole('button', more).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /English/ }).click();
  await expect(page.getByRole('button', { name: en.pages.listingGrid.loadMore })).toBeVisible();
});
