import { expect, test, type Route } from '@playwright/test';
import { newPerson, texts } from '#tests/e2e/fixtures.ts';
import { alertIn, become, register, signIn } from './page.ts';
import {
  PAST_EXPIRY_MS,
  refreshes,
  stored,
  countRefreshes,
  dashboard,
  arrive,
  expire,
  askAgainAt,
  ROUNDS,
  MANY,
  DEDUPED_MS,
} from './tokens.ts';
import { watch } from './watch.ts';

const { el } = texts;

test('many calls with an expired token bring one exchange', async ({ page, context }) => {
  const problems = await watch(page);
  const tokens = await signIn(page);
  await become(page, { language: 'el', tokens });
  const seen = countRefreshes(context);
  const count = await expire(context, tokens.access);
  // Held until many calls have failed with it.
  await context.route(refreshes, async (route) => {
    while (count.refused < MANY) await new Promise((resolve) => setTimeout(resolve, 50));
    await route.continue();
  });
  const date = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Athens' }).format(
    Date.now() + 2 * 86_400_000,
  );
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
  await expect(alertIn(page)).toHaveCount(0);
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
    // Neither the old pair nor one issued in the meantime opens anything.
    const again = await page.request.post('/api/users/tokens', {
      headers: {
        authorization: `Bearer ${before.access}`,
        'refresh-token': before.refresh ?? '',
      },
    });
    expect(again.status()).toBe(401);
    expect(problems.take()).toEqual([]);
  });
