import { expect, test, type Page, type Route } from '@playwright/test';
import { texts } from '#tests/e2e/fixtures.ts';
import { formatDate } from '#src/lib/dates.ts';
import { tryAll, type Cell } from './cells.ts';
import type { Language } from './faults.ts';
import { become, checkStands, checkWords, signIn } from './page.ts';
import { closeTheNetwork, watch } from './watch.ts';

/** Holds the first response until it is released, and responds to the rest at once. */
const hold = async (
  page: Page,
  first: (url: URL) => boolean,
  answer: (route: Route) => unknown,
) => {
  const held: Route[] = [];
  await page.route(first, (route) => void held.push(route));
  return {
    met: () => expect.poll(() => held.length).toBeGreaterThan(0),
    /** Releases the old response. */
    release: async () => {
      await Promise.all(held.map((route) => answer(route)));
      await page.waitForTimeout(400);
    },
  };
};

/** Navigates to another address as a link of the app does. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

const anotherListing = async (page: Page, language: Language): Promise<void> => {
  const t = texts[language];
  const { records } = (await (await page.request.get('/api/organisations')).json()) as {
    records: { slug: string; title: string }[];
  };
  const [old, wanted] = records.filter(({ slug }) => slug !== 'ouzeri-to-kaiki');
  const first = await hold(
    page,
    (url) => url.pathname === `/api/organisations/${old!.slug}`,
    (route) => route.continue(),
  );
  await page.goto(`/listing-grid/${old!.slug}`);
  await first.met();
  await follow(page, `/listing-grid/${wanted!.slug}`);
  const heading = page.getByRole('heading', { level: 1, name: wanted!.title });
  await expect(heading).toBeVisible();
  await first.release();
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(wanted!.title));
  await expect(page.getByRole('region', { name: t.booking.title, exact: true })).toBeVisible();
};

const list = (code: string, next_rank: number, day: string) => ({
  records: [{ code, next_rank, tickets_count: 3, released_on: day, state: 'open', capacity: 80 }],
});

const anotherDay = async (page: Page, language: Language): Promise<void> => {
  const t = texts[language];
  const isList = (url: URL): boolean => url.pathname.endsWith('/waiting_lists');
  const dayOf = (url: URL): string => url.searchParams.get('from') ?? '';
  // Today, or the next day once the place has closed.
  let early = '';
  await page.route(isList, (route) => {
    const day = dayOf(new URL(route.request().url()));
    return route.fulfill({ json: list('late', 902, day) });
  });
  const first = await hold(
    page,
    (url) => isList(url) && (early ||= dayOf(url)) === dayOf(url),
    (route) => route.fulfill({ json: list('early', 901, early) }),
  );
  await page.goto('/listing-grid/ouzeri-to-kaiki');
  const widget = page.getByRole('region', { name: t.booking.title, exact: true });
  await first.met();
  await expect(widget.getByRole('grid')).toBeVisible();
  const days = await widget.getByRole('gridcell', { disabled: false }).all();
  const name = formatDate(early, language);
  const names = await Promise.all(days.map((day) => day.getAttribute('aria-label')));
  const next = days[names.findIndex((one) => one?.startsWith(name)) + 1];
  if (next) await next.click();
  else {
    await widget.getByRole('button', { name: /Επόμενος μήνας|Next month/ }).click();
    await widget.getByRole('gridcell', { disabled: false }).first().click();
  }
  await expect(widget.getByText('902')).toBeVisible();
  await first.release();
  await expect(widget.getByText('902')).toBeVisible();
  await expect(widget.getByText('901')).toHaveCount(0);
};

const anotherStatus = async (page: Page, language: Language): Promise<void> => {
  const t = texts[language];
  const tokens = await signIn(page);
  await become(page, { language, tokens });
  const ofStatus = (status: string) => (url: URL) =>
    url.pathname === '/api/user/tickets' && url.searchParams.get('status') === status;
  const first = await hold(page, ofStatus('scheduled'), (route) => route.continue());
  await page.goto('/dashboard');
  await first.met();
  await page.route(ofStatus('cancelled'), (route) =>
    route.fulfill({ json: { records: [], count: 0, current_page: 1, total_pages: 1 } }),
  );
  await page.getByRole('tab', { name: new RegExp(t.tickets.status.cancelled) }).click();
  await expect(page.getByText(t.pages.dashboard.empty.cancelled)).toBeVisible();
  await first.release();
  await expect(page.getByText(t.pages.dashboard.empty.cancelled)).toBeVisible();
  const tab = page.getByRole('tab', { name: new RegExp(t.tickets.status.cancelled) });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
};

const anotherSearch = async (page: Page, language: Language): Promise<void> => {
  const t = texts[language];
  const asks = (word: string) => (url: URL) =>
    url.pathname === '/api/organisations' && url.searchParams.get('keywords') === word;
  const first = await hold(page, asks('farmakeio'), (route) => route.continue());
  await page.goto('/listing-grid?keywords=farmakeio');
  await first.met();
  await follow(page, '/listing-grid?keywords=kafe');
  const heading = page.getByRole('heading', { name: /«kafe»|“kafe”|kafe/ }).first();
  await expect(heading).toBeVisible();
  await first.release();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('heading', { name: /farmakeio/ })).toHaveCount(0);
  await expect(page.locator('main').getByLabel(t.forms.search.keywords)).toHaveValue('kafe');
};

const rows = {
  'listing: organisation': anotherListing,
  'listing: waiting lists': anotherDay,
  'dashboard: tickets': anotherStatus,
  'grid: organisations': anotherSearch,
};

for (const [row, [name, run]] of Object.entries(rows).entries())
  test(name, async ({ page, baseURL }, info) => {
    const problems = await watch(page);
    await closeTheNetwork(page, baseURL!);
    const cell: Cell = [
      'out of order',
      async (language) => {
        await become(page, { language });
        await run(page, language);
        await checkStands(page);
        await checkWords(page, language);
      },
    ];
    await tryAll(page, info, problems, [cell], row);
  });
