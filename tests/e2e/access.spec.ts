import { test } from './fixtures.ts';
import { serviceRoutes } from './routeTable.ts';
import {
  checkForcedColours,
  checkLargeText,
  checkLayout,
  checkShift,
  checkWidth,
  narrowest,
  openService,
  watchShift,
} from './screenChecks.ts';

// Stories run axe on every screen. These tests add real data, which is longer.
test('screens of accounts, lines and staff are stable, pass axe on a phone, and fit at 400 % zoom and with doubled text', async ({
  page,
}) => {
  await watchShift(page);
  for (const row of serviceRoutes) {
    await page.setViewportSize({ width: 360, height: 800 });
    await openService(page, row);
    await checkShift(page, row.address);
    await checkLayout(page, row.address);
    await checkForcedColours(page, row.address);
    await page.setViewportSize({ width: narrowest, height: 256 });
    await checkWidth(page, `${row.address}, 400 %`);
    await checkLargeText(page, row.address);
  }
});
