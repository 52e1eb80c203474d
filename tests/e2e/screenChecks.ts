import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signInAs } from '#tests/demoPerson.ts';
import { expect } from './fixtures.ts';
import { SERVICE_PLACE, type ServiceRoute } from './routeTable.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The narrowest supported width: also a window of 1280 px at 400 % zoom. */
export const narrowest = 320;

/** Waits until a screen shows its data, and its letters. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
  // A map below the fold loads when it is scrolled to; lists and tables load at once.
  await expect(page.locator('main :is(ul, ol, table)[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
};

/** Polled until it holds: React's new layout follows a moment after the resize. */
export const checkWidth = (page: Page, where: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      { message: `${where}: horizontal scroll` },
    )
    .toBeLessThanOrEqual(0);

declare global {
  interface Window {
    shift: number;
  }
}

/**
 * Lets fonts come late on every page, as on a first visit. A route of Playwright's would disable the
 * browser's whole cache.
 */
const delayFonts = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  cdp.on('Fetch.requestPaused', ({ requestId }) => {
    const go = () => cdp.send('Fetch.continueRequest', { requestId });
    // The page may be gone by then.
    setTimeout(() => void go().catch(() => undefined), 100);
  });
  await cdp.send('Fetch.enable', { patterns: [{ resourceType: 'Font' }] });
  await cdp.send('Network.enable');
  // A tab keeps fonts in its memory cache, which it empties when it may not cache.
  page.on('load', () => {
    for (const cacheDisabled of [true, false])
      void cdp.send('Network.setCacheDisabled', { cacheDisabled }).catch(() => undefined);
  });
};

/** Adds up what moves by itself on each page opened from now on. */
export const watchShift = async (page: Page): Promise<void> => {
  await delayFonts(page);
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) window.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

const STILL = 0.005;

/**
 * Nothing moved while the screen came. Of a page that `watchShift` watched from the start. A call
 * that arrives meanwhile moves a live screen too; a fault of the screen is there on every load.
 */
export const checkShift = async (page: Page, where: string): Promise<void> => {
  const shiftOf = () => page.evaluate(() => window.shift);
  let shift = await shiftOf();
  for (let load = 1; load < 3 && shift > STILL; load += 1) {
    await page.reload();
    await settled(page);
    shift = await shiftOf();
  }
  expect.soft(shift, `${where}: layout shift`).toBeLessThanOrEqual(STILL);
};

/** With reduced motion nothing moves endlessly. */
const checkMotion = (page: Page, where: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(() =>
          document
            .getAnimations()
            .filter(({ playState }) => playState === 'running')
            .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
            .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
        ),
      { message: `${where}: moves without end` },
    )
    .toEqual([]);

/** No sideways scrolling, nothing that moves without end, and nothing that axe objects to. */
export const checkLayout = async (page: Page, where: string): Promise<void> => {
  await checkWidth(page, where);
  await checkMotion(page, where);
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    `${where}: axe`,
  ).toEqual([]);
};

/** With the colours of the person's own system; axe reads ours there, which nobody sees. */
export const checkForcedColours = async (page: Page, where: string): Promise<void> => {
  await page.emulateMedia({ forcedColors: 'active' });
  await checkWidth(page, `${where}, forced colours`);
  await page.emulateMedia({ forcedColors: 'none' });
};

/** Gives a number at a place's door; returns the path of its ticket. */
const newTicket = async (page: Page): Promise<string> => {
  const headers = await signInAs(page, 'clerk');
  const line = await page.request.get(`/api/counter/${SERVICE_PLACE}`, { headers });
  const { waiting_lists: lists } = (await line.json()) as { waiting_lists: { code: string }[] };
  const answer = await page.request.post(`/api/counter/${SERVICE_PLACE}/walk_ins`, {
    headers,
    data: { waiting_list_code: lists[0]!.code },
  });
  expect(answer.status()).toBe(201);
  const { key } = (await answer.json()) as { key: string };
  return `/ticket/${key}`;
};

/** Opens a screen of a place as whoever may see it. */
export const openService = async (page: Page, { address, as }: ServiceRoute): Promise<void> => {
  if (as) await signInAs(page, as);
  await page.goto(address === '/ticket/:key' ? await newTicket(page) : address);
  await settled(page);
};
