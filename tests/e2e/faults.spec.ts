import type { Browser, Locator, Page, Route } from '@playwright/test';
import { signInAs, type SamplePerson } from '#tests/demoPerson.ts';
import { expect, newVisitor, test, texts } from './fixtures.ts';

/**
 * Six screens with a failing request, in four ways. Tests in `src/api/transport` cover every kind
 * of failure. These check that a screen reports it, stays intact and recovers after a retry.
 */
type Language = keyof typeof texts;
type Texts = (typeof texts)['el'];

const PLACE = 'xenodocheio-avra-piraeus';
/** Internal details that a server might leak and that must not be shown. */
const LEAK = 'ECONNREFUSED 10.0.0.7';

interface Fault {
  says: (t: Texts) => string;
  respond: (route: Route) => Promise<void>;
}

const refuse =
  (status: number, headers = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, json: { error: LEAK, code: 'fault' } });

const faults = {
  'server error': { says: (t) => t.errors.general50x, respond: refuse(500) },
  'too many requests': {
    says: (t) => t.errors.rateLimited_other.replace('{{count}}', '2'),
    respond: refuse(429, { 'retry-after': '90' }),
  },
  'no network': {
    says: (t) => t.errors.network,
    respond: (route) => route.abort('connectionrefused'),
  },
  'half a response': {
    says: (t) => t.errors.malformed,
    respond: (route) => route.fulfill({ contentType: 'application/json', body: '{"records": [' }),
  },
} satisfies Record<string, Fault>;

interface Screen {
  name: string;
  as?: SamplePerson;
  call: RegExp;
  open: (page: Page, t: Texts) => Promise<unknown>;
  content: (page: Page, t: Texts) => Locator;
}

/** Navigates to a public screen in the browser, because a server-rendered one sends no request. */
const follow = async (page: Page, address: string): Promise<void> => {
  await page.goto('/faq');
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
};

const screens: Screen[] = [
  {
    name: 'grid',
    call: /^\/api\/organisations$/,
    open: (page) => follow(page, '/listing-grid?keywords=kafe'),
    content: (page) => page.locator('main article').first(),
  },
  {
    name: 'listing',
    call: /^\/api\/organisations\/[^/]+$/,
    open: (page) => follow(page, `/listing-grid/${PLACE}`),
    content: (page, t) => page.getByRole('region', { name: t.booking.take, exact: true }),
  },
  {
    name: 'dashboard',
    as: 'demo',
    call: /^\/api\/user\/tickets$/,
    open: (page) => page.goto('/dashboard'),
    content: (page, t) => page.getByRole('table', { name: new RegExp(t.tickets.status.scheduled) }),
  },
  {
    name: 'counter',
    as: 'clerk',
    call: /^\/api\/counter\/[^/]+$/,
    open: (page) => page.goto(`/counter/${PLACE}`),
    content: (page) => page.locator('main h1'),
  },
  {
    name: 'management',
    as: 'owner',
    call: /^\/api\/places\/[^/]+\/plan$/,
    open: (page) => page.goto(`/places/${PLACE}/manage?tab=plan`),
    content: (page) => page.locator('main form').first(),
  },
  {
    name: 'moderation',
    as: 'moderator',
    call: /^\/api\/moderation$/,
    open: (page) => page.goto('/moderation'),
    content: (page) => page.locator('main h1'),
  },
];

const checkStands = async (page: Page, language: Language): Promise<void> => {
  await expect(page.locator('main h1')).toHaveCount(1);
  const text = await page.locator('body').innerText();
  expect(text).not.toContain(LEAK);
  expect(text).not.toMatch(/\{\{|\bundefined\b|\bNaN\b|\[object|Invalid Date/);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

const checkFault = async (
  browser: Browser,
  baseURL: string | undefined,
  { name, as, call, open, content }: Screen,
  kind: keyof typeof faults,
): Promise<void> =>
  test.step(`${name}, ${kind}`, async () => {
    const { says, respond } = faults[kind];
    const language: Language = screens.findIndex((one) => one.name === name) % 2 ? 'en' : 'el';
    const t = texts[language];
    const page = await newVisitor(browser, baseURL);
    await page.context().addCookies([{ name: 'i18nextLng', value: language, url: baseURL! }]);
    await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
    if (as) await signInAs(page, as);
    const matches = ({ pathname }: URL): boolean => call.test(pathname);
    await page.route(matches, respond);
    await open(page, t);
    const said = page.locator('main').getByText(says(t)).first();
    await expect(said).toBeVisible();
    await checkStands(page, language);
    await page.unroute(matches);
    const retry = page.locator('main').getByRole('button', { name: t.common.retry }).first();
    // A temporary failure is retried automatically, possibly before the click.
    await retry.press('Enter', { timeout: 3_000 }).catch(() => undefined);
    await expect(content(page, t)).toBeVisible();
    await expect(said).toHaveCount(0);
    await checkStands(page, language);
    await page.context().close();
  });

test('every screen reports a failed request, stays intact and recovers after a retry', async ({
  browser,
  baseURL,
}) => {
  for (const screen of screens) await checkFault(browser, baseURL, screen, 'server error');
});

test('every kind of failure has its own text', async ({ browser, baseURL }) => {
  const [grid, listing, dashboard] = screens as [Screen, Screen, Screen];
  await checkFault(browser, baseURL, grid, 'half a response');
  await checkFault(browser, baseURL, listing, 'too many requests');
  await checkFault(browser, baseURL, dashboard, 'no network');
});

test('a part of the app that an upgrade removed can be reloaded', async ({ page }) => {
  const t = texts.el;
  await page.goto('/login');
  await page.route(/\/assets\/FaqPage-/, (route) => route.fulfill({ status: 404 }));
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: t.navigation.links.help }).first().click();
  await expect(page.getByRole('heading', { name: t.errors.crashTitle })).toBeVisible();
  await checkStands(page, 'el');
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: t.common.retry }).press('Enter');
  await expect(page.getByRole('heading', { name: t.help.faq.heading })).toBeVisible();
  await expect(page).toHaveURL('/faq');
});
