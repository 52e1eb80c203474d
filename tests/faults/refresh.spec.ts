import { expect, test, type BrowserContext, type Page, type Route } from '@playwright/test';
import { newPerson, texts } from '#tests/e2e/fixtures.ts';
import { become, checkWords, register, signIn } from './page.ts';
import { watch } from './watch.ts';

const { el } = texts;

/** Longer than an access token of this server lives. */
const PAST_EXPIRY_MS = 5_600;

const refreshes = '**/api/users/tokens';

const expired = { status: 401, json: { error: 'Access token expired', code: 'token_expired' } };

const stored = (page: Page) =>
  page.evaluate(() => ({
    access: localStorage.getItem('id_token'),
    refresh: localStorage.getItem('refresh_token'),
  }));

/** Counts the exchanges of tokens that go out of a browser. */
const countRefreshes = (context: BrowserContext): { count: number } => {
  const seen = { count: 0 };
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/users/tokens')) seen.count += 1;
  });
  return seen;
};

const dashboard = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: el.pages.dashboard.title })).toBeVisible();
};

/** Somebody who is signed in and looks at the dashboard. */
const arrive = async (page: Page): Promise<void> => {
  await become(page, { language: 'el', tokens: await signIn(page) });
  await page.goto('/dashboard');
  await dashboard(page);
  await page.waitForLoadState('networkidle');
};

/** What the server takes an expired token for. */
const welcome = /\/users\/(tokens|sign_out)$/;

/** Answers whoever still comes with that token as the server does when its time is over. */
const expire = async (
  context: BrowserContext,
  token: string | null,
): Promise<{ refused: number }> => {
  const count = { refused: 0 };
  await context.route('**/api/**', (route) => {
    const request = route.request();
    const stale = request.headers().authorization === `Bearer ${token}`;
    if (!stale || welcome.test(request.url())) return route.fallback();
    count.refused += 1;
    return route.fulfill(expired);
  });
  return count;
};

/** Makes the data layer ask again for all that is shown, at a given moment. */
const askAgainAt = (page: Page, moment: number): Promise<void> =>
  page.evaluate(
    (at) =>
      new Promise<void>((resolve) =>
        setTimeout(
          () => {
            while (Date.now() < at);
            window.dispatchEvent(new Event('online'));
            resolve();
          },
          at - Date.now() - 3,
        ),
      ),
    moment,
  );

/** `ROUNDS=5` before the command for a quick look. */
const ROUNDS = Number(process.env.ROUNDS ?? 50);

/** How many calls of one screen meet the end of the token. */
const MANY = 4;

/** Results are not asked for again so soon after the last time. */
const DEDUPED_MS = 2_100;

test('many calls with an expired token bring one exchange', async ({ page, context }) => {
  const problems = await watch(page);
  const tokens = await signIn(page);
  await become(page, { language: 'el', tokens });
  const seen = countRefreshes(context);
  const count = await expire(context, tokens.access);
  // Held until many calls have met it.
  await context.route(refreshes, async (route) => {
    while (count.refused < MANY) await new Promise((resolve) => setTimeout(resolve, 50));
    await route.continue();
  });
  const date = new Intl.DateTimeFormat('sv').format(Date.now() + 2 * 86_400_000);
  await page.evaluate(
    (kept) => sessionStorage.setItem('seira.interrupted_ticket', kept),
    JSON.stringify({ slug: 'ouzeri-to-kaiki', title: 'Το Καΐκι', date }),
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('table')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(count.refused).toBeGreaterThanOrEqual(MANY);
  expect(seen.count).toBe(1);
  expect((await stored(page)).access).not.toBe(tokens.access);
  await expect(page.locator('main [role="alert"]')).toHaveCount(0);
  expect(problems.take()).toEqual([]);
});

test(`two tabs at the same millisecond, ${ROUNDS} times: one exchange each, nobody is logged out`, async ({
  page,
  context,
}) => {
  const problems = await watch(page);
  await arrive(page);
  const other = await context.newPage();
  const others = await watch(other);
  await other.goto('/dashboard');
  await dashboard(other);
  const seen = countRefreshes(context);
  const tokens = new Set<string | null>();
  for (let round = 1; round <= ROUNDS; round += 1) {
    await page.waitForTimeout(DEDUPED_MS);
    const before = await stored(page);
    tokens.add(before.refresh);
    const count = await expire(context, before.access);
    seen.count = 0;
    const moment = Date.now() + 60;
    await Promise.all([askAgainAt(page, moment), askAgainAt(other, moment)]);
    await expect.poll(async () => (await stored(page)).access).not.toBe(before.access);
    await Promise.all([
      page.waitForLoadState('networkidle'),
      other.waitForLoadState('networkidle'),
    ]);
    expect(count.refused, `round ${round}: both tabs were refused`).toBeGreaterThanOrEqual(2);
    expect(seen.count, `round ${round}`).toBe(1);
    await context.unrouteAll({ behavior: 'wait' });
  }
  expect(tokens.size).toBe(ROUNDS);
  await dashboard(page);
  await dashboard(other);
  await other.reload();
  await dashboard(other);
  expect([...problems.take(), ...others.take()]).toEqual([]);
});

test('a night asleep is no logout', async ({ page, context }) => {
  const problems = await watch(page);
  await page.clock.install();
  await arrive(page);
  const seen = countRefreshes(context);
  const before = await stored(page);
  await new Promise((resolve) => setTimeout(resolve, PAST_EXPIRY_MS));
  await page.clock.fastForward('08:00:00');
  await expect.poll(async () => (await stored(page)).access).not.toBe(before.access);
  await page.waitForLoadState('networkidle');
  expect(seen.count).toBe(1);
  await dashboard(page);
  expect(problems.take()).toEqual([]);
});

for (const [name, minutes] of Object.entries({ ahead: 5, behind: -5 }))
  test(`a clock five minutes ${name} changes nothing`, async ({ page, context }) => {
    const problems = await watch(page);
    const person = newPerson();
    await register(page, person);
    await become(page, { language: 'el' });
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    const seen = countRefreshes(context);
    await page.goto('/login');
    const form = page.getByRole('form', { name: el.auth.login });
    await form.getByLabel(el.auth.email).fill(person.email);
    await form
      .getByLabel(new RegExp(`^${el.auth.password}`))
      .first()
      .fill(person.password);
    await form.getByRole('button', { name: el.auth.login }).click();
    await dashboard(page);
    await page.waitForLoadState('networkidle');
    expect(seen.count, 'no exchange while the token is good').toBe(0);
    await new Promise((resolve) => setTimeout(resolve, PAST_EXPIRY_MS));
    await page.reload();
    await dashboard(page);
    expect(seen.count).toBe(1);
    expect(problems.take()).toEqual([]);
  });

const endings = {
  'before the server has seen the exchange': async (route: Route, released: Promise<void>) => {
    await released;
    await route.continue().catch(() => undefined);
  },
  'after the server has answered the exchange': async (route: Route, released: Promise<void>) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response }).catch(() => undefined);
  },
};

for (const [when, hold] of Object.entries(endings))
  test(`a logout in one tab ends the other, ${when}`, async ({ page, context }) => {
    const problems = await watch(page);
    await arrive(page);
    const other = await context.newPage();
    await other.goto('/dashboard');
    await dashboard(other);
    await other.waitForLoadState('networkidle');
    const before = await stored(page);
    await expire(context, before.access);
    let release = (): void => {};
    let met = false;
    const released = new Promise<void>((resolve) => (release = resolve));
    await context.route(refreshes, async (route) => {
      met = true;
      await hold(route, released);
    });
    await page.waitForTimeout(DEDUPED_MS);
    await askAgainAt(page, Date.now() + 20);
    await expect.poll(() => met).toBe(true);
    await other.getByRole('main').getByRole('button', { name: el.pages.dashboard.signOut }).click();
    await expect(other).toHaveURL('/');
    release();
    await expect(page).toHaveURL('/login');
    // The server has been told.
    await expect(other.getByText(el.user.logout.message)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await stored(page)).toEqual({ access: null, refresh: null });
    await context.unrouteAll({ behavior: 'wait' });
    // Neither the old pair nor one that was made meanwhile opens anything.
    const again = await page.request.post('/api/users/tokens', {
      headers: {
        authorization: `Bearer ${before.access}`,
        'refresh-token': before.refresh ?? '',
      },
    });
    expect(again.status()).toBe(401);
    expect(problems.take()).toEqual([]);
  });

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
      await expect(page.locator('main [role="alert"]')).toHaveCount(0);
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
      // It may be asked for again unbidden before the press.
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
