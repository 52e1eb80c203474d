import { signInAs } from '#tests/demoPerson.ts';
import { expect, test, texts } from './fixtures.ts';

// Stories show the failures of each screen, and `errors.test.ts` the text of each kind.
const t = texts.el;

test('a screen reports a failed request without its details, and recovers after a retry', async ({
  page,
}) => {
  const leak = 'ECONNREFUSED 10.0.0.7';
  const failing = /\/api\/user\/tickets(\?|$)/;
  await page.route(failing, (route) =>
    route.fulfill({ status: 500, json: { error: leak, code: 'fault' } }),
  );
  await signInAs(page, 'demo');
  await page.goto('/dashboard');
  const said = page.getByRole('main').getByText(t.errors.general50x).first();
  await expect(said).toBeVisible();
  await expect(page.locator('main h1')).toHaveCount(1);
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(new RegExp(`${leak}|\\{\\{|\\bundefined\\b|\\bNaN\\b|\\[object`));
  await page.unroute(failing);
  const retry = page.getByRole('main').getByRole('button', { name: t.common.retry }).first();
  // A temporary failure is retried automatically, possibly before the click.
  await retry.press('Enter', { timeout: 3_000 }).catch(() => undefined);
  const name = new RegExp(t.tickets.status.scheduled);
  await expect(page.getByRole('table', { name })).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('a part of the app that an upgrade removed can be reloaded', async ({ page }) => {
  await page.goto('/login');
  await page.route(/\/assets\/FaqPage-/, (route) => route.fulfill({ status: 404 }));
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: t.navigation.links.help }).first().click();
  await expect(page.getByRole('heading', { name: t.errors.crashTitle })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: t.common.retry }).press('Enter');
  await expect(page.getByRole('heading', { name: t.help.faq.heading })).toBeVisible();
  await expect(page).toHaveURL('/faq');
});
