import type { Page } from '@playwright/test';
import { signInAsDemo } from '#tests/demoPerson.ts';
import { expect, test } from './fixtures.ts';
import { routeTable, serviceRoutes, type RouteRow } from './routeTable.ts';
import {
  checkForcedColours,
  checkLayout,
  checkWidth,
  narrowest,
  openService,
  settled,
} from './screenChecks.ts';

const languages = ['el', 'en'] as const;
const schemes = ['light', 'dark'] as const;
const widths = [360, 1280] as const;

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

/** Both schemes and widths, the colours that a person forces, and the narrowest width. */
const checkLooks = async (page: Page, language: string): Promise<void> => {
  for (const scheme of schemes)
    for (const width of widths) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await checkLayout(page, `${language} ${scheme} ${width}`);
    }
  await checkForcedColours(page, language);
  await page.setViewportSize({ width: narrowest, height: 800 });
  await checkWidth(page, `${language} ${narrowest}`);
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
      await checkLooks(page, language);
    }
    for (const title of titles) expect(title).toMatch(/Σειρά|Seira/);
    expect(titles[0]).not.toBe(titles[1]);
    expect(problems.filter((text) => !row.mayMiss || !/404/.test(text))).toEqual([]);
  });

for (const row of serviceRoutes)
  test(`${row.address} stands in both languages, schemes and widths`, async ({ page, baseURL }) => {
    await closeTheNetwork(page, baseURL!);
    for (const language of languages) {
      await page.context().addCookies([{ name: 'i18nextLng', value: language, url: baseURL! }]);
      await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
      await openService(page, row);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await checkLooks(page, language);
    }
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
