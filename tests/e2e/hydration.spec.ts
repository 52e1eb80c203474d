import { expect, test } from './fixtures.ts';
import { routeTable } from './routeTable.ts';
import { checkShift, checkVariables, settled, watchShift } from './screenChecks.ts';

const screens = routeTable.filter(({ leadsTo }) => !leadsTo);
/** Two halves, because they run side by side. */
for (const half of [0, 1])
  test(`React hydrates screens without mismatches or layout shifts, half ${half + 1}`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    await watchShift(page);
    for (const { address } of screens.filter((_, index) => index % 2 === half)) {
      await page.goto(address);
      await settled(page);
      await checkShift(page, address);
      await checkVariables(page, address);
    }
    expect(problems.filter((text) => !/ERR_NAME_NOT_RESOLVED|404/.test(text))).toEqual([]);
  });
