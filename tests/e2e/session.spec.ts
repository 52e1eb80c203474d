import type { Page } from '@playwright/test';
import { expect, newPerson, test, texts } from './fixtures.ts';
import { signUp } from './steps.ts';

const { el } = texts;

/** Requests per tab that receive the expired token. */
const CALLS = 20;

/** Sends many requests at once with the app's client and returns their statuses. */
const callAtOnce = (page: Page): Promise<number[]> =>
  page.evaluate(async (count) => {
    const file = performance
      .getEntriesByType('resource')
      .find(({ name }) => /\/assets\/client-[^/]+\.js$/.test(name))!.name;
    const module = (await import(file)) as Record<string, { get?: unknown }>;
    const client = Object.values(module).find(({ get }) => typeof get === 'function') as {
      get: (path: string) => Promise<{ status: number }>;
    };
    return Promise.all(
      Array.from({ length: count }, () =>
        client.get('/api/user').then(
          ({ status }) => status,
          () => 0,
        ),
      ),
    );
  }, CALLS);

test('all tabs follow a login, refresh an expired token once, and follow the logout', async ({
  page,
  context,
}) => {
  const others = [await context.newPage(), await context.newPage()] as const;
  const [other] = others;
  await other.goto('/listing-grid');
  const login = other.getByRole('banner').getByRole('link', { name: el.navigation.login });
  await expect(login).toBeVisible();
  await page.goto('/sign-up');
  await signUp(page, newPerson());
  await expect(page).toHaveURL('/dashboard');
  await expect(login).toHaveCount(0);
  for (const tab of others) {
    await tab.goto('/dashboard');
    await expect(tab.getByRole('heading', { name: el.pages.dashboard.title })).toBeVisible();
  }
  const tabs = [page, ...others];
  for (const tab of tabs) await tab.waitForLoadState('networkidle');
  const token = await page.evaluate(() => localStorage.getItem('id_token'));
  let exchanges = 0;
  let ours = 0;
  // Every request waits for its 401 until all tabs have sent theirs. On a slow machine, a tab could
  // otherwise see the new token first.
  const expired: (() => Promise<void>)[] = [];
  await context.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.url().endsWith('/api/users/tokens')) exchanges += 1;
    else if (request.headers().authorization === `Bearer ${token}`) {
      const json = { error: 'Access token expired', code: 'token_expired' };
      expired.push(() => route.fulfill({ status: 401, json }));
      // Requests of the app are also held. Those after the last test request continue at once.
      if (request.url().endsWith('/api/user')) ours += 1;
      if (ours < tabs.length * CALLS) return;
      await Promise.all(expired.splice(0).map((respond) => respond()));
      return;
    }
    await route.fallback();
  });
  // Tokens of the same second are equal, and the new one would count as expired too.
  await page.waitForTimeout(1_100);
  const statuses = await Promise.all(tabs.map(callAtOnce));
  expect(statuses.flat()).toEqual(Array(tabs.length * CALLS).fill(200));
  expect(exchanges).toBe(1);
  await context.unrouteAll();

  await page.getByRole('main').getByRole('button', { name: el.pages.dashboard.signOut }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/login');
  expect(await other.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull();
});
