import { expect, test, type Page, type Route } from '@playwright/test';
import { texts } from '#tests/e2e/fixtures.ts';
import { tryAll, type Cell } from './cells.ts';
import { faults, type Fault, type Language, type Outcome } from './faults.ts';
import {
  alertIn,
  allowHurry,
  become,
  calm,
  checkStands,
  checkWords,
  demo,
  signIn,
} from './page.ts';
import { screens, type Call, type Screen } from './screens.ts';
import { closeTheNetwork, watch } from './watch.ts';

/** Responds to one call of a screen with a fault until it is mended. */
const breakCall = async (
  page: Page,
  call: Call,
  answer: (route: Route, nth: number) => unknown,
) => {
  const count = { calls: 0, refreshes: 0 };
  const matches = (url: URL): boolean => url.pathname.startsWith('/api/');
  const handler = async (route: Route): Promise<void> => {
    const request = route.request();
    const url = new URL(request.url());
    if (request.method() === 'POST' && url.pathname === '/api/users/tokens') count.refreshes += 1;
    if (!call.is(url, request.method())) return route.fallback();
    count.calls += 1;
    await answer(route, count.calls);
  };
  await page.route(matches, handler);
  return { count, mend: () => page.unroute(matches, handler) };
};

/** Signs in whom the screen is for. */
const enter = (page: Page, { as: email }: Screen) =>
  signIn(page, email === undefined ? undefined : { ...demo, email });

const outcomeOf = (call: Call, fault: Fault): Outcome => {
  const special = call.outcomes?.[fault.name];
  if (special) return special;
  return call.quiet && fault.outcome === 'message' ? 'content' : fault.outcome;
};

const checkFocus = async (page: Page): Promise<void> => {
  const lost = await page.evaluate(() => document.activeElement === document.body);
  expect(lost, 'the focus is lost').toBe(false);
};

const meet = async (page: Page, screen: Screen, call: Call, fault: Fault, language: Language) => {
  const t = texts[language];
  const signedIn = (screen.signedIn ?? call.name === 'user') || fault.signedIn;
  const tokens = signedIn ? await enter(page, screen) : null;
  await become(page, { language, tokens, hurried: fault.hurried });
  const refused = fault.outcome === 'login';
  const refuse = (route: Route) =>
    route.fulfill({ status: 401, json: { error: 'Invalid refresh token', code: 'refused' } });
  if (refused) await page.route('**/api/users/tokens', refuse);
  const { count, mend } = await breakCall(page, call, (route, nth) =>
    fault.answer(route, language, nth),
  );
  await page.goto(screen.address);
  const outcome = outcomeOf(call, fault);
  const content = call.content(page, t);
  if (outcome === 'login') {
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(t.user.logout.expired).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('id_token'))).toBeNull();
    expect(count.refreshes).toBe(1);
  } else if (outcome === 'notFound') {
    await expect(page.getByRole('heading', { name: t.pages.notFound.heading })).toBeVisible();
  } else if (outcome === 'content') {
    await expect(content).toBeVisible();
    await expect.poll(() => count.calls).toBeGreaterThan(0);
    if (fault.name === '401 expired') {
      await expect.poll(() => count.refreshes).toBe(1);
      await expect(page).toHaveURL(screen.address);
    }
    await calm(page);
    await expect(alertIn(page)).toHaveCount(0);
  } else if (outcome === 'message') {
    const said = fault.says!(t, language);
    const message = page.locator('main').getByText(said).first();
    await expect(message).toBeVisible();
  } else {
    await expect.poll(() => count.calls).toBeGreaterThan(0);
    await calm(page);
  }
  await checkStands(page);
  await checkWords(page, language);
  await mend();
  if (outcome !== 'message') return;
  const retry = page.locator('main').getByRole('button', { name: t.common.retry }).first();
  await expect(retry.or(content).first()).toBeVisible();
  // A transient fault is retried automatically, perhaps before the press: then nothing is pressed.
  const pressed = await retry
    .evaluate(
      (button: HTMLElement) => {
        button.focus();
        return document.activeElement === button;
      },
      undefined,
      fault.passing ? { timeout: 3_000 } : {},
    )
    .catch(() => false);
  if (pressed) await page.keyboard.press('Enter');
  expect(pressed || fault.passing, 'it can be tried again').toBe(true);
  await expect(content).toBeVisible();
  await expect(page.locator('main').getByText(fault.says!(t, language))).toHaveCount(0);
  await checkStands(page);
  if (pressed) await checkFocus(page);
};

/** The screen is left while its response is pending; nothing of it may appear on the next one. */
const leave = async (page: Page, screen: Screen, call: Call, language: Language) => {
  const t = texts[language];
  const tokens = screen.signedIn || call.name === 'user' ? await enter(page, screen) : null;
  await become(page, { language, tokens });
  const late: Route[] = [];
  const { mend } = await breakCall(page, call, (route) => void late.push(route));
  await page.goto(screen.address);
  await expect.poll(() => late.length).toBeGreaterThan(0);
  await expect(page.locator('main')).toHaveCount(1);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t.navigation.links.help })
    .first()
    .click();
  await expect(page).toHaveURL('/faq');
  await mend();
  await Promise.all(late.map((route) => route.continue().catch(() => undefined)));
  await calm(page);
  await checkStands(page);
  await expect(page).toHaveURL('/faq');
  await expect(page).toHaveTitle(new RegExp(t.help.faq.title));
  await expect(alertIn(page)).toHaveCount(0);
  await checkWords(page, language);
};

/** The connection drops while the screen waits, then returns: nobody has to press anything. */
const goOffline = async (page: Page, screen: Screen, call: Call, language: Language) => {
  const t = texts[language];
  const tokens = screen.signedIn || call.name === 'user' ? await enter(page, screen) : null;
  await become(page, { language, tokens });
  const { mend } = await breakCall(page, call, (route) => route.abort('internetdisconnected'));
  await page.goto(screen.address);
  const content = call.content(page, t);
  const said = call.quiet ? content : page.locator('main').getByText(t.errors.network).first();
  await expect(said).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(t.feedback.offline)).toBeVisible();
  await checkStands(page);
  await checkWords(page, language);
  await mend();
  await page.context().setOffline(false);
  await expect(page.getByText(t.feedback.offline)).toHaveCount(0);
  await expect(content).toBeVisible();
  await expect(page.locator('main').getByText(t.errors.network)).toHaveCount(0);
};

const manners = { 'left while slow': leave, 'offline, online': goOffline };

for (const [row, screen] of screens.entries())
  for (const call of screen.calls)
    test(`${screen.name}: ${call.name}`, async ({ page, baseURL }, info) => {
      const problems = await watch(page);
      await allowHurry(page);
      await closeTheNetwork(page, baseURL!);
      const cells: Cell[] = [
        ...faults.map((fault): Cell => [
          fault.name,
          (language) => meet(page, screen, call, fault, language),
        ]),
        ...Object.entries(manners).map(([name, run]): Cell => [
          name,
          (language) => run(page, screen, call, language),
        ]),
      ];
      await tryAll(page, info, problems, cells, row);
    });
