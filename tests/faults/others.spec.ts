import { expect, test, type Page, type Route } from '@playwright/test';
import { texts } from '#tests/e2e/fixtures.ts';
import { tryAll, type Cell } from './cells.ts';
import { faults, type Fault, type Language } from './faults.ts';
import { allowHurry, become, calm, checkStands, checkWords, signIn } from './page.ts';
import { closeTheNetwork, watch } from './watch.ts';

/** Faults after which the server has nevertheless ended the session. */
const agreed = new Set(['401 expired', 'truncated', '204', 'no list', 'wrong types']);

/**
 * Whatever the server says, this browser logs out; if the server was not told, the page says so.
 */
const signOut = async (page: Page, fault: Fault, language: Language): Promise<void> => {
  const t = texts[language];
  await become(page, { language, tokens: await signIn(page), hurried: fault.hurried });
  let sent = 0;
  await page.route('**/api/users/sign_out', (route) => {
    sent += 1;
    return fault.answer(route, language, sent);
  });
  await page.goto('/dashboard');
  const leave = page.getByRole('main').getByRole('button', { name: t.pages.dashboard.signOut });
  // The tickets, once they are there, push the button down.
  await calm(page);
  await leave.dblclick({ delay: 5 });
  await expect(page).toHaveURL('/');
  const said = agreed.has(fault.name) ? t.user.logout.message : t.user.logout.error;
  await expect(page.getByText(said)).toBeVisible();
  // An expired token is refreshed once.
  expect(sent).toBe(fault.name.startsWith('401') ? 2 : 1);
  expect(await page.evaluate(() => [localStorage.id_token, localStorage.refresh_token])).toEqual([
    undefined,
    undefined,
  ]);
  await checkStands(page);
  await checkWords(page, language);
};

/** The number of listings in one page of the server. */
const FIRST_PAGE = 30;

/** The next page of a list fails: the loaded ones stay, and the button retries. */
const nextPage = async (page: Page, fault: Fault, language: Language): Promise<void> => {
  const t = texts[language];
  await become(page, { language, tokens: await signIn(page), hurried: fault.hurried });
  const isNext = (url: URL): boolean =>
    url.pathname === '/api/organisations' && url.searchParams.get('page') === '2';
  let asked = 0;
  const handler = (route: Route): Promise<unknown> => {
    asked += 1;
    return fault.answer(route, language, asked);
  };
  if (fault.outcome === 'login')
    await page.route('**/api/users/tokens', (route) =>
      route.fulfill({ status: 401, json: { error: 'Invalid refresh token' } }),
    );
  await page.route(isNext, handler);
  await page.goto('/listing-grid');
  const cards = page.locator('main').locator('li:has(a[href^="/listing-grid/"])');
  await expect(cards.first()).toBeVisible();
  const more = page.locator('main').getByRole('button', { name: t.pages.listingGrid.loadMore });
  // The first page is shown a dozen at a time; the third press needs the next one.
  for (const shown of [12, 24]) {
    await expect(cards).toHaveCount(shown);
    await more.press('Enter');
  }
  const before = FIRST_PAGE;
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(before);
  if (fault.outcome === 'login') {
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(t.user.logout.expired).first()).toBeVisible();
  } else if (fault.outcome === 'message') {
    await expect(page.locator('main').getByText(fault.says!(t, language))).toBeVisible();
    await expect(cards).toHaveCount(before);
    await checkWords(page, language);
    await page.unroute(isNext, handler);
    await more.press('Enter');
    await expect.poll(() => cards.count()).toBeGreaterThan(before);
    await expect(page.locator('main').getByText(fault.says!(t, language))).toHaveCount(0);
  } else {
    await expect.poll(() => asked).toBeGreaterThan(0);
    if (fault.outcome === 'content') await expect.poll(() => cards.count()).toBeGreaterThan(before);
  }
  await checkStands(page);
  await checkWords(page, language);
};

const rows = { 'sign out': signOut, 'grid: next page': nextPage };

for (const [row, [name, run]] of Object.entries(rows).entries())
  test(name, async ({ page, baseURL }, info) => {
    const problems = await watch(page);
    await allowHurry(page);
    await closeTheNetwork(page, baseURL!);
    const cells = faults.map((fault): Cell => [
      fault.name,
      (language) => run(page, fault, language),
    ]);
    await tryAll(page, info, problems, cells, row);
  });
