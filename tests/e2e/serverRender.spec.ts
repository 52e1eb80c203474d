import { expect, test } from './fixtures.ts';
import { signInAsDemo } from '#tests/demoPerson.ts';
import type { OrganisationPage } from '#common/contract/organisations.ts';
import { routeTable } from './routeTable.ts';

test.skip(({ contract }) => contract !== 'own', 'Another server sends the frame alone.');

/** The public screens whose data is already in the page. */
const live = ['/', '/listing-grid', '/all-categories', '/top-place'];

test('a page reads without any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/listing-grid');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const first = page.getByRole('article').first().getByRole('link').first();
  await expect(first).toBeVisible();
  const name = await first.textContent();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name!);
  await context.close();
});

test('the whole hero of the landing page is painted first, its ticket too', async ({ request }) => {
  const { records } = (await (await request.get('/api/organisations')).json()) as OrganisationPage;
  const html = await (await request.get('/')).text();
  const ticket = html.indexOf('<section aria-label=');
  // One of them is open around the clock; there is no ticket once everybody there was served.
  const somebodyWaits = records.some(({ wait }) => wait?.status === 'open' && wait.waiting);
  expect(ticket > 0).toBe(somebodyWaits);
  const main = html.slice(html.indexOf('<main'));
  const hero = main.slice(0, main.indexOf(somebodyWaits ? '<section aria-label=' : '</form>'));
  expect(hero).toContain('<h1');
  expect(hero).not.toContain('data-below');
});

for (const address of live)
  test(`${address} is taken over without asking for its data again`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    await page.goto(address);
    expect(calls).toEqual([]);
  });

test('the dashboard asks for everything once', async ({ page, baseURL }) => {
  await signInAsDemo(page, baseURL);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('tab', { name: /^Σε αναμονή/ })).toBeVisible();
  expect(calls).toContain('/api/user');
  expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
});

test("the dashboard's frame stands before the scripts come, for whoever is logged in", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  const heading = page.locator('h1');
  await page.goto('/dashboard');
  await expect(heading).toBeAttached();
  await expect(heading).toBeHidden();
  await signInAsDemo(page, baseURL);
  await page.goto('/dashboard');
  await expect(heading).toBeVisible();
  await expect(page.locator('[data-for-nobody]')).toBeHidden();
  await context.close();
});

const GROUP = 8;
for (let from = 0; from < routeTable.length; from += GROUP) {
  const group = routeTable.slice(from, from + GROUP);
  test(`React finds what it would have rendered itself: ${group[0]!.address} and on`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    await page.route(/openfreemap|data\.police/, (route) => route.abort());
    for (const { address } of group) await page.goto(address);
    expect(problems.filter((text) => !/ERR_FAILED|404/.test(text))).toEqual([]);
  });
}

test('what lies below the first view is there at once and gets its code when it is seen', async ({
  page,
}) => {
  const scripts: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  const ofSections = () => scripts.filter((path) => path.includes('HomeSections')).length;
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/');
  const heading = page.getByRole('heading', { name: 'Όσοι δεν περιμένουν πια όρθιοι' });
  await expect(heading).toBeVisible();
  expect(ofSections()).toBe(0);
  await heading.scrollIntoViewIfNeeded();
  await expect.poll(ofSections).toBe(1);
  const row = page.getByRole('region', { name: 'Όσοι δεν περιμένουν πια όρθιοι' });
  await row.getByRole('button', { name: 'Επόμενο' }).click();
  const back = row.getByRole('button', { name: 'Προηγούμενο' });
  await expect(back).toHaveAttribute('aria-disabled', 'false');
  expect(problems).toEqual([]);
});

test('server and browser give a style the same name, so that it is written once', async ({
  request,
  page,
}) => {
  const names = (html: string) => new Set(html.match(/\bcss-[\w-]+(?=[ "])/g));
  const rendered = names(await (await request.get('/pricing')).text());
  expect(rendered.size).toBeGreaterThan(20);
  await page.goto('/pricing');
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.textContent();
  // Rendered by the browser itself, on a screen it navigates to.
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Τιμές' }).click();
  await expect(heading).toHaveText(title!);
  const own = names(await page.locator('main').evaluate((main) => main.outerHTML));
  expect([...own].filter((name) => !rendered.has(name))).toEqual([]);
});

test('a page that can be read starts its scripts after it, a personal one at once', async ({
  request,
}) => {
  const startsAtOnce = async (address: string) =>
    /<script [^>]*type="module"/.test(await (await request.get(address)).text());
  expect(await startsAtOnce('/')).toBe(false);
  expect(await startsAtOnce('/dashboard')).toBe(true);
});

test('a page names its first picture before it comes, and travels well packed', async ({
  request,
}) => {
  const answer = await request.get('/', { headers: { 'accept-encoding': 'gzip, br, zstd' } });
  expect(answer.headers().link).toMatch(/^<\/video\/hero-poster[^>]*>; rel=preload; as="image"/);
  expect(answer.headers()['content-encoding']).toBe('br');
});

test('the first view loads the picture of its own scheme, chosen or not, and no other', async ({
  browser,
  baseURL,
}) => {
  for (const [system, chosen] of [
    ['light', null],
    ['dark', null],
    ['dark', 'light'],
  ] as const) {
    const context = await browser.newContext({ baseURL, colorScheme: system });
    if (chosen) {
      await context.addInitScript((mode) => localStorage.setItem('mui-mode', mode), chosen);
    }
    const page = await context.newPage();
    const pictures = new Set<string>();
    page.on('request', (request) => {
      const [picture] = /hero-\w+\.svg$/.exec(request.url()) ?? [];
      if (picture) pictures.add(picture);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const own = (chosen ?? system) === 'dark' ? 'hero-night.svg' : 'hero-poster.svg';
    expect([system, chosen, ...pictures]).toEqual([system, chosen, own]);
    await context.close();
  }
});

test('a browser may keep a part of a film', async ({ request }) => {
  const answer = await request.get('/video/hero.webm');
  expect(answer.headers().etag).toMatch(/^"/);
});

test('the language chosen before comes with the HTML', async ({ page, request }) => {
  await page.goto('/about?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await (await request.get('/about')).text()).toContain('<html lang="el">');
});

test('a page has one canonical address, before and after it is taken over', async ({ page }) => {
  const addresses = () =>
    page
      .locator('link[rel="canonical"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const path of ['/listing-grid/ouzeri-to-kaiki?lang=en', '/blog-single?lang=en']) {
    await page.goto(path);
    expect(await addresses()).toEqual([expect.stringMatching(/^https?:.*lang=en$/)]);
  }
});

test('an unknown address or place is a 404, two addresses of one screen are one', async ({
  request,
}) => {
  const status = async (url: string) =>
    (await request.get(url, { maxRedirects: 0, headers: { accept: 'text/html' } })).status();
  expect(await status('/any/other/path')).toBe(404);
  expect(await status('/listing-grid/no-such-place')).toBe(404);
  expect(await status('/index4')).toBe(301);
  expect(await status('/listing-grid')).toBe(200);
});
