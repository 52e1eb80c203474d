import { SHEET_ATTRIBUTE } from '#common/page/slots.ts';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signInAs } from '#tests/demoPerson.ts';
import { rulesOf } from '#theme/variables.ts';
import { expect } from './fixtures.ts';
import { counterOf, issue } from './lineSteps.ts';
import { SERVICE_PLACE, type ServiceRoute } from './routeTable.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The narrowest supported width, which equals 1280 px at 400 % zoom. */
export const narrowest = 320;

/** Waits for the data and fonts of a screen. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
  // A map below the fold loads when it is scrolled to. Lists and tables load at once.
  await expect(page.locator('main :is(ul, ol, table)[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
};

/** Polls, because React's layout follows a moment after the resize. */
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

/** Checks the width on a phone with doubled text size. */
export const checkLargeText = async (page: Page, where: string): Promise<void> => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  await checkWidth(page, `${where}, doubled text`);
};

interface Moved {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  interface Window {
    shift: number;
    /** The elements that moved, with their old and new position, for the message of a failure. */
    moved: string[];
  }
}

/** Delays fonts on every page. A Playwright route would disable the browser's cache. */
const delayFonts = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  cdp.on('Fetch.requestPaused', ({ requestId }) => {
    const go = () => cdp.send('Fetch.continueRequest', { requestId });
    // The page may be closed by then.
    setTimeout(() => void go().catch(() => undefined), 100);
  });
  await cdp.send('Fetch.enable', { patterns: [{ resourceType: 'Font' }] });
  await cdp.send('Network.enable');
  // A tab keeps fonts in its memory cache, which is cleared when caching is disabled.
  page.on('load', () => {
    for (const cacheDisabled of [true, false])
      void cdp.send('Network.setCacheDisabled', { cacheDisabled }).catch(() => undefined);
  });
};

/** Sums up layout shifts on each page opened from now on. */
export const countShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shift = 0;
    window.moved = [];
    const at = ({ x, y, height }: DOMRect) => [x, y, height].map(Math.round).join('/');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources, startTime } = entry as PerformanceEntry & Moved;
        if (hadRecentInput) continue;
        window.shift += value;
        const elements = sources.map(
          ({ node, previousRect, currentRect }) =>
            `  ${node?.nodeName} "${node?.textContent?.slice(0, 30)}" ${at(previousRect)} → ${at(currentRect)}`,
        );
        window.moved.push(`${value.toFixed(5)} at ${Math.round(startTime)} ms`, ...elements);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Checks the shift since the page was opened. A failure names the elements that moved. */
export const expectStill = async (page: Page, where: string, limit = 0.01): Promise<void> => {
  const [shift, moved] = await page.evaluate(
    () => [window.shift, window.moved.join('\n')] as const,
  );
  expect.soft(shift, `${where}: layout shift\n${moved}`).toBeLessThanOrEqual(limit);
};

/** Counts layout shifts with slow fonts, which a fallback font replaces until they load. */
export const watchShift = async (page: Page): Promise<void> => {
  await delayFonts(page);
  await countShift(page);
};

const STILL = 0.005;

/**
 * Checks that nothing shifted while the screen loaded, on a page that `watchShift` watches. A live
 * update may shift a screen once, but a fault occurs on every load.
 */
export const checkShift = async (page: Page, where: string): Promise<void> => {
  for (let load = 1; load < 3 && (await page.evaluate(() => window.shift)) > STILL; load += 1) {
    await page.reload();
    await settled(page);
  }
  await expectStill(page, where, STILL);
};

/** Checks that the page defines every variable of the theme that its styles and elements read. */
export const checkVariables = async (page: Page, where: string): Promise<void> => {
  const undefinedNames = await page.evaluate(() => {
    const defined = getComputedStyle(document.documentElement);
    const texts = [
      ...[...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].map(({ cssText }) => cssText),
      ),
      document.body.innerHTML,
    ];
    const names = texts.flatMap((text) => text.match(/(?<=var\()--mui-[\w-]+/g) ?? []);
    return [...new Set(names)].filter((name) => defined.getPropertyValue(name) === '');
  });
  // MUI reads some that only the dark scheme has.
  const isLight = (name: string) => rulesOf([name]).some((rule) => rule.startsWith(':root'));
  const missing = undefinedNames.filter(isLight);
  expect.soft(missing, `${where}: undefined variables`).toEqual([]);
};

/** Checks that every class of a page with styles in a file has rules, in the page or in the file. */
export const checkStyles = async (page: Page, where: string): Promise<void> => {
  const bare = await page.evaluate((link) => {
    if (!document.querySelector(link)) return [];
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .join('');
    const used = [...document.querySelectorAll('[class*="css-"]')].flatMap((element) =>
      [...element.classList].filter((name) => name.startsWith('css-') && name !== 'css-0'),
    );
    return [...new Set(used)].filter((name) => !rules.includes(`.${name}`));
  }, `link[${SHEET_ATTRIBUTE}]`);
  expect.soft(bare, `${where}: classes without rules`).toEqual([]);
};

/** With reduced motion, no animation is endless. */
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

/** Checks the screen, with an open dialog if there is one, for axe violations. */
export const checkAxe = async (page: Page, where: string): Promise<void> => {
  // The default mode opens another page to cover frames of other origins. Our screens have none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.withTags(wcag).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    `${where}: axe`,
  ).toEqual([]);
};

/** Checks for sideways scrolling, endless animations and axe violations. */
export const checkLayout = async (page: Page, where: string): Promise<void> => {
  await checkWidth(page, where);
  await checkMotion(page, where);
  // The bar covers parts of controls, which scroll. axe takes them for small targets.
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('[data-bottom-bar]'))
      bar.style.position = 'static';
  });
  await checkAxe(page, where);
};

/** Checks the width with forced colours. axe would test our own colours, which are not in use. */
export const checkForcedColours = async (page: Page, where: string): Promise<void> => {
  await page.emulateMedia({ forcedColors: 'active' });
  await checkWidth(page, `${where}, forced colours`);
  await page.emulateMedia({ forcedColors: 'none' });
};

/** Issues a ticket to a walk-in and returns the path of its page. */
const newTicket = async (page: Page): Promise<string> => {
  const clerk = { slug: SERVICE_PLACE, headers: await signInAs(page, 'clerk') };
  const { waiting_lists: lists } = await counterOf(page.request, clerk);
  const { key } = await issue(page.request, clerk, { waiting_list_code: lists[0]!.code });
  return `/ticket/${key}`;
};

/** Opens a screen of a place as a person with access. */
export const openService = async (page: Page, { address, as }: ServiceRoute): Promise<void> => {
  if (as) await signInAs(page, as);
  await page.goto(address === '/ticket/:key' ? await newTicket(page) : address);
  await settled(page);
};

/**
 * Sets the clock of a page before it loads. Playwright's own also takes away what the page learns the
 * server's time from.
 * @param by in ms
 */
export const setClockWrong = (by: number): void => {
  const RealDate = Date;
  const now = () => RealDate.now() + by;
  window.Date = new Proxy(RealDate, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
};
