import {
  checkForcedColours,
  checkLayout,
  checkWidth,
  narrowest,
  openService,
} from './screenChecks.ts';
import { test } from './fixtures.ts';
import { serviceRoutes } from './routeTable.ts';

test.skip(({ contract }) => contract !== 'own', 'Another server knows no such screens.');

// One of each kind; `npm run test:routes` asks all of them, in both languages and schemes.
for (const row of serviceRoutes.filter(({ address }) => !address.includes('?')))
  test(`${row.address} passes axe on a phone, with forced colours too, and fits 400 % zoom`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openService(page, row);
    await checkLayout(page, 'phone');
    await checkForcedColours(page, 'phone');
    await page.setViewportSize({ width: narrowest, height: 256 });
    await checkWidth(page, '400 %');
  });
