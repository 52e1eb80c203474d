import { signInAsDemo } from '#tests/demoPerson.ts';
import { expect, test } from './fixtures.ts';

test.skip(({ contract }) => contract !== 'own', 'The server makes no difference to fonts.');

const addresses = [
  '/',
  '/faq',
  '/listing-grid',
  '/list-left-sidebar',
  '/listing-grid/ouzeri-to-kaiki',
  '/add-listing',
  '/booking',
  '/contact',
  '/pricing',
  '/dashboard',
  '/dashboard?tab=profile',
];

test('every native control has the font of its surroundings', async ({ page, baseURL }) => {
  await page.route(/openfreemap|data\.police/, (route) => route.abort());
  await page.goto('/');
  await signInAsDemo(page, baseURL);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const controls = page.locator('button, input, select, textarea, summary');
    expect(await controls.count()).toBeGreaterThan(0);
    const foreign = await controls.evaluateAll((all) => {
      const family = getComputedStyle(document.body).fontFamily;
      return all
        .filter((control) => getComputedStyle(control).fontFamily !== family)
        .map((control) => control.outerHTML.slice(0, 120));
    });
    expect(foreign, address).toEqual([]);
  }
});
