import { expect, test, type Route } from '@playwright/test';
import { newPerson, texts } from '#tests/e2e/fixtures.ts';
import { alertIn, become, checkWords, register, signIn } from './page.ts';
import { PAST_EXPIRY_MS, refreshes, stored, dashboard, expire } from './tokens.ts';
import { watch } from './watch.ts';

const { el } = texts;

const halves = {
  'no header': {},
  'the access token alone': { 'access-token': 'a.b.c' },
  'the refresh token alone': { 'refresh-token': 'abc' },
  'empty headers': { 'access-token': '', 'refresh-token': '' },
};

test('an exchange whose answer lacks a header logs nobody out', async ({ page, context }) => {
  const problems = await watch(page);
  for (const [name, headers] of Object.entries(halves)) {
    await test.step(name, async () => {
      const tokens = await signIn(page);
      await become(page, { language: 'el', tokens });
      await expire(context, tokens.access);
      await context.route(refreshes, (route) => route.fulfill({ status: 204, headers }));
      await page.goto('/dashboard');
      await dashboard(page);
      await expect(page.locator('main').getByText(el.errors.malformed)).toBeVisible();
      expect(await stored(page)).toEqual(tokens);
      await checkWords(page, 'el');
      await context.unrouteAll({ behavior: 'wait' });
      await page.getByRole('button', { name: el.common.retry }).click();
      await expect(alertIn(page)).toHaveCount(0);
    });
  }
  expect(problems.take()).toEqual([]);
});

const hitches: Record<string, [says: string, answer: (route: Route) => Promise<void>]> = {
  'no network': [el.errors.network, (route) => route.abort('connectionrefused')],
  '500': [el.errors.general50x, (route) => route.fulfill({ status: 500, json: { error: 'x' } })],
  '503': [el.errors.general50x, (route) => route.fulfill({ status: 503, json: { error: 'x' } })],
  '429': [
    el.errors.rateLimited_one,
    (route) =>
      route.fulfill({ status: 429, json: { error: 'x' }, headers: { 'retry-after': '5' } }),
  ],
};

test('an exchange that cannot be made logs nobody out', async ({ page, context }) => {
  const problems = await watch(page);
  for (const [name, [says, answer]] of Object.entries(hitches)) {
    await test.step(name, async () => {
      const tokens = await signIn(page);
      await become(page, { language: 'el', tokens });
      await expire(context, tokens.access);
      await context.route(refreshes, answer);
      await page.goto('/dashboard');
      await expect(page.locator('main').getByText(says)).toBeVisible();
      expect(await stored(page)).toEqual(tokens);
      await dashboard(page);
      await context.unrouteAll({ behavior: 'wait' });
      const alert = page.locator('main [role="alert"]');
      const retry = alert.getByRole('button', { name: el.common.retry });
      // The request may be repeated automatically before the press.
      await retry.click({ timeout: 2_000 }).catch(() => undefined);
      await expect(alert).toHaveCount(0);
      await dashboard(page);
    });
  }
  expect(problems.take()).toEqual([]);
});

test('a registration or a login whose answer lacks its headers opens nothing', async ({ page }) => {
  const problems = await watch(page);
  await become(page, { language: 'el' });
  await page.goto('/login');
  const form = page.getByRole('form', { name: el.auth.login });
  await form.getByLabel(el.auth.email).fill('eleni@example.gr');
  await form
    .getByLabel(new RegExp(`^${el.auth.password}`))
    .first()
    .fill('Seira2026');
  for (const headers of Object.values(halves)) {
    await page.route('**/api/users/sign_in', (route) =>
      route.fulfill({ status: 200, headers, json: { name: 'Ελένη' } }),
    );
    await form.getByRole('button', { name: el.auth.login }).click();
    await expect(page.getByRole('alert').getByText(el.errors.malformed)).toBeVisible();
    await page.getByRole('alert').getByRole('button', { name: el.feedback.dismiss }).click();
    expect(await stored(page)).toEqual({ access: null, refresh: null });
    await page.unrouteAll({ behavior: 'wait' });
  }
  expect(problems.take()).toEqual([]);
});

test('the same account in two browsers: each has a session of its own', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newPerson();
  await register(page, person);
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  for (const one of [page, other]) {
    await become(one, { language: 'el', tokens: await signIn(one, person) });
    await one.goto('/dashboard');
    await dashboard(one);
  }
  await page.getByRole('main').getByRole('button', { name: el.pages.dashboard.signOut }).click();
  await expect(page).toHaveURL('/');
  await new Promise((resolve) => setTimeout(resolve, PAST_EXPIRY_MS));
  await other.reload();
  await dashboard(other);
  await elsewhere.close();
});
