import { signInAs } from '#tests/demoPerson.ts';
import { test } from './fixtures.ts';
import { routeTable, serviceRoutes } from './routeTable.ts';
import {
  checkForcedColours,
  checkLayout,
  checkShift,
  checkWidth,
  narrowest,
  openService,
  settled,
  watchShift,
} from './screenChecks.ts';

// Stories run axe on every screen. These tests add real data, which is longer.
test('waiting and staff screens are stable, pass axe on a phone and fit at 400 % zoom', async ({
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

test.describe('with doubled text size on a phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await page.addInitScript(() => {
      const enlarge = () => (document.documentElement.style.fontSize = '32px');
      addEventListener('DOMContentLoaded', enlarge);
    });
  });

  const screens = routeTable.filter(({ leadsTo }) => !leadsTo);
  for (const signedIn of [false, true]) {
    test(`no screen scrolls sideways, ${signedIn ? 'logged in' : 'logged out'}`, async ({
      page,
    }) => {
      test.slow();
      if (signedIn) await signInAs(page, 'demo');
      for (const { address } of screens.filter((row) => !!row.signedIn === signedIn)) {
        await page.goto(address);
        await settled(page);
        await checkWidth(page, address);
      }
    });
  }

  test('no waiting or staff screen scrolls sideways', async ({ page }) => {
    for (const row of serviceRoutes) {
      await openService(page, row);
      await checkWidth(page, row.address);
    }
  });
});
