import { signInAs } from '#tests/demoPerson.ts';
import { test } from './fixtures.ts';
import { routeTable, serviceRoutes } from './routeTable.ts';
import {
  checkForcedColours,
  checkLargeText,
  checkLayout,
  checkShift,
  checkWidth,
  narrowest,
  openService,
  settled,
  watchShift,
} from './screenChecks.ts';

// Stories run axe on every screen. These tests add real data, which is longer.
test('waiting and staff screens are stable, pass axe on a phone, and fit at 400 % zoom and with doubled text', async ({
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

test('no screen of a person scrolls sideways with doubled text on a phone', async ({ page }) => {
  await signInAs(page, 'demo');
  for (const { address } of routeTable.filter((row) => row.signedIn)) {
    await page.goto(address);
    await settled(page);
    await checkLargeText(page, address);
  }
});
