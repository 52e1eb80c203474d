import { test } from './fixtures.ts';
import { serviceRoutes } from './routeTable.ts';
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

test('screens do not scroll sideways on a phone with text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '32px'));
  });
  for (const address of ['/login', '/contact', '/invoice', '/top-author', '/blog-grid']) {
    await page.goto(address);
    await settled(page);
    await checkWidth(page, address);
  }
});
