import { expect, test } from '@playwright/test';
import { texts } from '#tests/e2e/fixtures.ts';
import { faultOf } from '#tests/faults/faults.ts';
import { alertIn, become, calm, checkStands, checkWords } from '#tests/faults/page.ts';
import { closeTheNetwork, watch } from '#tests/faults/watch.ts';
import { comeNearAll, routeOf } from './pressable.ts';
import { pressedScreens } from './screens.ts';

/**
 * Opens the same screens while one of their reads fails: what a screen is about says so and can be
 * asked for again, what stands beside it is left out without a word, and nothing breaks.
 */
const t = texts.el;

for (const screen of pressedScreens)
  for (const [name, told] of Object.entries(screen.reads ?? {}))
    test(`${screen.name}: ${name} fails`, async ({ page, baseURL }) => {
      const problems = await watch(page);
      await closeTheNetwork(page, baseURL!);
      const { address, tokens } = await screen.begin(page);
      await become(page, { language: 'el', tokens });
      await page.route('**/live', (route) => route.abort());
      for (const kind of ['500', 'no list', '404', 'wrong types']) {
        const fault = faultOf(kind);
        let met = 0;
        const matches = (url: URL): boolean => routeOf('GET', url.pathname) === name;
        await page.route(matches, (route) => {
          if (route.request().method() !== 'GET') return route.fallback();
          met += 1;
          return fault.answer(route, 'el', met);
        });
        await page.goto(address);
        await page.locator('html[data-ready]').waitFor({ state: 'attached' });
        await comeNearAll(page);
        await expect.poll(() => met, kind).toBeGreaterThan(0);
        const said = page.locator('main').getByText(fault.says?.(t, 'el') ?? t.errors.general50x);
        const isSaid = told === 'says' && (kind === '500' || kind === 'no list');
        if (isSaid) await expect(said.first(), kind).toBeVisible();
        await calm(page, 2_500);
        if (told === 'quiet') await expect(alertIn(page), kind).toHaveCount(0);
        await checkStands(page);
        await checkWords(page, 'el');
        expect(problems.take(), kind).toEqual([]);
        await page.unroute(matches);
        if (!isSaid) continue;
        await page.locator('main').getByRole('button', { name: t.common.retry }).first().click();
        await expect(said, `${kind}, asked for again`).toHaveCount(0);
      }
    });
