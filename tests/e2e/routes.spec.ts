import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signInAsDemo } from '#tests/demoPerson.ts';
import { expect, test } from './fixtures.ts';
import { routeTable, type RouteRow } from './routeTable.ts';

const languages = ['el', 'en'] as const;
const schemes = ['light', 'dark'] as const;
const widths = [360, 1280] as const;

/** The narrowest supported width: also a window of 1280 px at 400 % zoom. */
const narrowest = 320;

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Our own server serves pictures, data and code; requests to other hosts get no response. */
const closeTheNetwork = async (page: Page, baseURL: string): Promise<void> => {
  await page.route(
    (url) => url.origin !== new URL(baseURL).origin && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );
};

/** A refused call to another host is not the page's fault: the page has to cope with it. */
const isForeign = (text: string, baseURL: string): boolean =>
  text.includes('ERR_FAILED') && !text.includes(new URL(baseURL).origin);

const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
  // A map below the fold loads when it is scrolled to; lists and tables load at once.
  await expect(page.locator('main :is(ul, ol, table)[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
};

/** Polled until it holds: React's new layout follows a moment after the resize. */
const checkWidth = (page: Page, where: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      { message: `${where}: horizontal scroll` },
    )
    .toBeLessThanOrEqual(0);

const checkLayout = async (page: Page, where: string): Promise<void> => {
  await checkWidth(page, where);
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    `${where}: axe`,
  ).toEqual([]);
};

const open = async (
  page: Page,
  row: RouteRow,
  language: string,
  origin: string,
): Promise<string> => {
  await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
  // The server picks the page's language from the cookie that mirrors the choice.
  await page.context().addCookies([{ name: 'i18nextLng', value: language, url: origin }]);
  await page.goto(row.address);
  await settled(page);
  await expect(page).toHaveURL(row.leadsTo ?? row.address);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]').last()).toHaveAttribute('content', /.{20}/);
  const text = await page.locator('body').innerText();
  expect(text, `${language}: a key instead of a text`).not.toMatch(
    /\b(common|pages|forms|details|cards|tickets|navigation|errors|booking|auth|blog|marketing)\.[a-z]+\w*\b/,
  );
  expect(text, `${language}: a value that was not filled in`).not.toMatch(/\{\{|undefined|NaN/);
  return page.title();
};

for (const row of routeTable)
  test(`${row.address}${row.signedIn ? ', signed in,' : ''} stands in both languages, schemes and widths`, async ({
    page,
    baseURL,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !isForeign(message.text(), baseURL!))
        problems.push(message.text());
    });
    await closeTheNetwork(page, baseURL!);
    if (row.signedIn) await signInAsDemo(page);

    const titles: string[] = [];
    for (const language of languages) {
      titles.push(await open(page, row, language, baseURL!));
      for (const scheme of schemes)
        for (const width of widths) {
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height: 800 });
          await checkLayout(page, `${language} ${scheme} ${width}`);
        }
      await page.setViewportSize({ width: narrowest, height: 800 });
      await checkWidth(page, `${language} ${narrowest}`);
    }
    for (const title of titles) expect(title).toMatch(/Σειρά|Seira/);
    expect(titles[0]).not.toBe(titles[1]);
    expect(problems.filter((text) => !row.mayMiss || !/404/.test(text))).toEqual([]);
  });

test('two addresses of one screen show the same', async ({ page }) => {
  for (const { address, sameAs } of routeTable.filter((row) => row.sameAs && !row.signedIn)) {
    const seen: string[] = [];
    for (const one of [address, sameAs!]) {
      await page.goto(one);
      await settled(page);
      seen.push(`${await page.title()}: ${await page.locator('h1').innerText()}`);
    }
    expect(seen[0], address).toBe(seen[1]);
  }
});

test('every screen has a title of its own', async ({ page }) => {
  const titles = new Map<string, string>();
  for (const row of routeTable.filter(({ sameAs, leadsTo }) => !sameAs && !leadsTo)) {
    if (row.signedIn) await signInAsDemo(page);
    await page.goto(row.address);
    await settled(page);
    const title = await page.title();
    expect(titles.get(title), `${row.address} has the title of`).toBeUndefined();
    titles.set(title, row.address);
  }
});
