import type { Page } from 'playwright';
import { limit, type Bench, type Goal } from '#scripts/bench/harness/goals.ts';
import { startSeira } from '#scripts/bench/harness/processes.ts';
import { signInAs, type SamplePerson } from '#tests/demoPerson.ts';
import { routeTable, serviceRoutes, type ServiceRoute } from '#tests/e2e/routeTable.ts';
import { openBrowser, phone, REQUESTS_MOST, slowDown, ticketUrl } from './visit.ts';

/** All addresses, each with the sample person who opens it. */
const addresses: ServiceRoute[] = [
  ...routeTable.filter(({ leadsTo }) => !leadsTo),
  ...serviceRoutes,
];

/** Requests that a page started before its load event, with its own. */
const requestsBeforeLoad = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [view] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource');
    return 1 + resources.filter(({ startTime }) => startTime < view!.loadEventStart).length;
  });

/** Counts the requests of every screen on a phone with a slow connection, and in a wide window. */
export async function measure({ folder }: Bench): Promise<Goal[]> {
  const { address: seira, stop } = await startSeira({ DATA_DIR: folder('demo'), SEED: 'demo' });
  const browser = await openBrowser();
  const ticket = await ticketUrl(browser, seira);
  const countAt = async (url: string, as: SamplePerson | undefined, isPhone: boolean) => {
    const context = await browser.newContext(isPhone ? phone : { locale: 'el-GR' });
    const page = await context.newPage();
    if (as) await signInAs(page, as, seira);
    if (isPhone) await slowDown(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: 'load' });
    const count = await requestsBeforeLoad(page);
    await context.close();
    return count;
  };
  try {
    const goals: Goal[] = [];
    for (const { address, as } of addresses) {
      const url = address.endsWith(':key') ? ticket : seira + address;
      const counts = [await countAt(url, as, true), await countAt(url, as, false)];
      goals.push(limit(`${address}: requests before load`, counts, REQUESTS_MOST, ''));
    }
    return goals;
  } finally {
    await browser.close();
    await stop();
  }
}
