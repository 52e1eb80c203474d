import type { Page } from '@playwright/test';
import { DEMO } from '#server/seed/people.ts';
import { STAFF } from '#server/seed/staff.ts';
import { board } from '#src/i18n/el/board.ts';
import { expect, newVisitor, test, texts } from './fixtures.ts';
import { pattern } from './words.ts';

test.skip(({ contract }) => contract !== 'own', 'Another server calls nobody.');

const { el } = texts;

/** A place of the demo's clerk that is open at any hour. */
const SLUG = 'xenodocheio-avra-piraeus';
const LINE = `/api/organisations/${SLUG}/line`;

/** Everything that a screen could learn of a line by asking; streams pass. */
const POLLING =
  /\/api\/organisations\/[^/]+\/(line|waiting_lists)(\?|$)|\/api\/user\/tickets(\?|$)/;

/** From now on the page hears of the line by its stream alone. */
const stopPolling = (page: Page) => page.route(POLLING, (route) => route.abort());

const streamOpens = (page: Page) =>
  page.waitForResponse((response) => response.url().includes(`${LINE}/live`));

test('a press at the counter moves the board and the listing, by the stream', async ({
  page: listing,
  browser,
  baseURL,
  request,
}) => {
  const clerk = STAFF.find(({ role }) => role === 'clerk')!.email;
  const signedIn = await request.post('/api/users/sign_in', {
    data: { email: clerk, password: DEMO.password },
  });
  const headers = { authorization: `Bearer ${signedIn.headers()['access-token']}` };
  const counter = await request.get(`/api/counter/${SLUG}`, { headers });
  const { counters, waiting_lists: lists } = await counter.json();
  const [list] = lists as { code: string; tickets: { status: string }[] }[];
  const walkIn = () =>
    request.post(`/api/counter/${SLUG}/walk_ins`, {
      headers,
      data: { waiting_list_code: list!.code },
    });
  for (let n = 0; n < 3; n += 1) expect((await walkIn()).status()).toBe(201);

  const wall = await newVisitor(browser, baseURL);
  const wallHears = streamOpens(wall);
  await wall.goto(`/board/${SLUG}`);
  await wallHears;
  await expect(wall.getByText(board.live)).toBeVisible();

  const listingHears = streamOpens(listing);
  await listing.goto(`/listing-grid/${SLUG}`);
  const widget = listing.getByRole('region', { name: el.booking.title, exact: true });
  const waiting = widget.getByText(/^\d+ άτομα μπροστά σας$/);
  await expect(waiting).toBeVisible();
  await listingHears;

  await Promise.all([stopPolling(wall), stopPolling(listing)]);
  const before = await (await request.get(LINE)).json();
  await expect(waiting).toHaveText(new RegExp(`^${before.waiting}\\s`));

  const press = await request.post(`/api/counter/${SLUG}/calls`, {
    headers: { ...headers, 'idempotency-key': `board-${Date.now()}` },
    data: { waiting_list_code: list!.code, counter: counters[0], finish: 'processed' },
  });
  const { ticket } = await press.json();

  const nowServing = wall.getByRole('region', { name: board.nowServing });
  await expect(nowServing.getByRole('listitem').first()).toContainText(String(ticket.rank));
  await expect(nowServing.getByRole('listitem').first()).toContainText(counters[0]);
  await expect(wall.getByRole('log')).toHaveText(
    board.call.replace('{{rank}}', ticket.rank).replace('{{counter}}', counters[0]),
  );
  await expect(waiting).toHaveText(new RegExp(`^${before.waiting - 1}\\s`));

  await walkIn();
  await expect(waiting).toHaveText(new RegExp(`^${before.waiting}\\s`));
  await wall.context().close();
});

test('a board without a stream shows what it can ask for, and says so', async ({ page }) => {
  await page.route('**/line/live*', (route) => route.fulfill({ status: 404 }));
  await page.goto(`/board/${SLUG}`);
  await expect(page.getByText(board.polling)).toBeVisible();
  await expect(page.getByRole('region', { name: board.nowServing })).toBeVisible();
});

test('a board that is cut off says since when, and is right again by itself', async ({
  page,
  context,
}) => {
  await page.goto(`/board/${SLUG}`);
  await expect(page.getByText(board.live)).toBeVisible();
  // The connection that is open stays so in the browser: a reload finds none.
  await page.route('**/api/**', (route) => route.abort('connectionfailed'));
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const cut = page.getByText(pattern(board.cutOff));
  await expect(cut).toBeVisible();
  await expect(cut).toHaveText(/\d{2}:\d{2}/);
  await expect(page.getByRole('region', { name: board.nowServing })).toBeVisible();
  await page.unroute('**/api/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(board.live)).toBeVisible();
  await context.close();
});

test('a board is for nobody to search for, and an unknown one does not exist', async ({
  page,
  request,
}) => {
  const html = await (await request.get(`/board/${SLUG}`)).text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('application/ld+json');
  await page.goto('/board/nowhere');
  await expect(page.getByRole('heading', { name: el.pages.notFound.heading })).toBeVisible();
});
