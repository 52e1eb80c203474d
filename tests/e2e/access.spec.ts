import { test } from './fixtures.ts';
import { serviceRoutes } from './routeTable.ts';
import {
  checkForcedColours,
  checkLayout,
  checkShift,
  checkWidth,
  narrowest,
  openService,
  watchShift,
} from './screenChecks.ts';

// Every screen passes axe as a story; these are asked with real data, which is longer.
test('the screens of waiting and serving stand still, pass axe on a phone and fit 400 % zoom', async ({
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
  }
});
