import { expect, test } from './fixtures.ts';
import { routeTable } from './routeTable.ts';
import { checkShift, checkVariables, settled, watchShift } from './screenChecks.ts';

test('React hydrates every screen without mismatches or layout shifts', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  await watchShift(page);
  for (const { address } of routeTable.filter(({ leadsTo }) => !leadsTo)) {
    await page.goto(address);
    await settled(page);
    await checkShift(page, address);
    await checkVariables(page, address);
  }
  expect(problems.filter((text) => !/ERR_NAME_NOT_RESOLVED|404/.test(text))).toEqual([]);
});
