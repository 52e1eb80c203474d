import { expect, test } from './fixtures.ts';
import { routeTable, serviceRoutes } from './routeTable.ts';
import {
  checkLargeText,
  checkShift,
  checkStyles,
  checkVariables,
  setClockWrong,
  settled,
  watchShift,
} from './screenChecks.ts';

/** A device whose clock is a day and an hour ahead, so that dates and hours differ. */
const WRONG_BY_MS = 25 * 3_600_000;

const screens = [
  ...routeTable.filter(({ leadsTo }) => !leadsTo),
  ...serviceRoutes.filter(({ as, address }) => !as && !address.includes(':key')),
];

// Half a day behind Athens.
test.use({ timezoneId: 'America/Los_Angeles' });

/** Two halves, because they run side by side. */
for (const half of [0, 1])
  test(`screens hydrate by a wrong clock in another time zone without mismatches or layout shifts, and fit a phone with doubled text, half ${half + 1}`, async ({
    page,
  }) => {
    const desktop = page.viewportSize()!;
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    await page.addInitScript(setClockWrong, WRONG_BY_MS);
    await watchShift(page);
    for (const { address } of screens.filter((_, index) => index % 2 === half)) {
      await page.setViewportSize(desktop);
      await page.goto(address);
      await settled(page);
      await checkShift(page, address);
      await checkVariables(page, address);
      await checkStyles(page, address);
      await checkLargeText(page, address);
    }
    expect(problems.filter((text) => !/ERR_NAME_NOT_RESOLVED|404/.test(text))).toEqual([]);
  });
