import type { Page } from '@playwright/test';
import { languages } from '#common/languages.ts';
import { expect, test } from './fixtures.ts';

const addresses = [
  '/listing-grid',
  '/listing-grid?sort=wait',
  '/listing-list?sort=newest',
  '/listing-list?sort=price_low&price=5-60',
  '/listing-grid?sort=random&seed=7',
  '/listing-grid?is=open',
  '/list-left-sidebar?is=unhurried&sort=high_rated',
  '/list-right-sidebar?category=restaurants',
  '/listing-grid?city=thessaloniki&is=accessible',
  '/listing-grid?keywords=farmakeio&is=open&sort=wait',
  '/listing-grid?keywords=φαρμακιο&only=1',
  '/list-map-view?country=GR&category=shops,salons&sort=most_reviewed',
];

const cardsOf = (page: Page): Promise<string[]> =>
  page
    .locator('article')
    .evaluateAll((cards) => cards.map((card) => card.querySelector('a')!.href));

test('a list shows the cards of its address with and without scripts', async ({
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const scripted = await browser.newContext({ baseURL });
  const [reader, page] = [await plain.newPage(), await scripted.newPage()];
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/organisations')) calls.push(request.url());
  });
  const lists = new Set<string>();
  for (const [row, address] of addresses.entries()) {
    // Each language gets every other address, because the server handles both in one place.
    const language = languages[row % languages.length];
    const url = `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
    const read = async (): Promise<[without: string[], withScripts: string[]]> => {
      await Promise.all([reader.goto(url), page.goto(url)]);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      // A list that requests again does so right after hydration.
      await page.waitForTimeout(300);
      return [await cardsOf(reader), await cardsOf(page)];
    };
    let [cards, shown] = await read();
    // Another test may publish a place between the two reads, but not each time.
    if (shown.join() !== cards.join()) [cards, shown] = await read();
    lists.add(cards.join());
    expect(shown, url).toEqual(cards);
  }
  // Addresses differ in their cards, and the browser requests nothing again.
  expect(lists.size).toBeGreaterThan(addresses.length - 3);
  expect(calls).toEqual([]);
  await plain.close();
  await scripted.close();
});
