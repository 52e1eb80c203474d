import { expect, test, type Locator, type Page } from '@playwright/test';
import { texts } from '#tests/e2e/fixtures.ts';
import { faultOf } from '#tests/faults/faults.ts';
import { become, calm, checkStands, checkWords } from '#tests/faults/page.ts';
import { comeNearAll, fillAround, nameOf, pressable, routeOf, typed } from './pressable.ts';
import { pressedScreens } from './screens.ts';
import { closeTheNetwork, watch } from '#tests/faults/watch.ts';

/**
 * Presses everything on a screen, one thing at a time and what a dialog or menu then offers too,
 * while the server refuses every write: each press that sends says that it failed, what was typed
 * stays, and nothing breaks.
 */
const t = texts.el;

/** Calls that only look like writes, or that say something of their own. */
const left = new Set(['POST /api/users/tokens', 'DELETE /api/users/sign_out']);

const layer = (page: Page): Locator =>
  page.locator(':is([role="dialog"], [role="alertdialog"], [role="menu"]):visible').last();

for (const screen of pressedScreens.filter(({ sends }) => sends))
  test(`${screen.name}: every press that fails says so`, async ({ page, baseURL }) => {
    const problems = await watch(page);
    await closeTheNetwork(page, baseURL!);
    const { address, tokens } = await screen.begin(page);
    await become(page, { language: 'el', tokens });
    const fault = faultOf(screen.fault ?? '500');
    const said = fault.says!(t, 'el');
    let sent: string[] = [];
    const tried = new Set<string>();
    await page.route('**/live', (route) => route.abort());
    await page.route('**/api/**', (route) => {
      const request = route.request();
      const call = routeOf(request.method(), new URL(request.url()).pathname);
      if (request.method() === 'GET' || left.has(call)) return route.fallback();
      sent.push(call);
      return fault.answer(route, 'el', sent.length);
    });

    const open = async (): Promise<Locator> => {
      await page.goto(address);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await calm(page, 1_500);
      await comeNearAll(page);
      await calm(page, 1_500);
      sent = [];
      return page.locator(screen.part ?? 'main');
    };

    const wrong: string[] = [];
    const press = async (element: Locator, path: string): Promise<void> => {
      await fillAround(element);
      if (!(await element.isEnabled())) return;
      const before = await typed(page);
      await element.click({ timeout: 5_000 });
      await page.waitForTimeout(300);
      if (sent.length === 0) return;
      sent.forEach((call) => tried.add(call));
      try {
        await expect(page.getByText(said).first()).toBeVisible({ timeout: 8_000 });
        expect(await typed(page)).toEqual(before);
        await checkStands(page);
        await checkWords(page, 'el');
        expect(problems.take()).toEqual([]);
      } catch (error) {
        problems.take();
        wrong.push(`${path} (${sent.join(', ')}): ${(error as Error).message.slice(0, 300)}`);
      }
    };

    const main = await open();
    const seen = new Set<string>();
    for (let index = 0; index < (await pressable(main).count()); index += 1) {
      const name = await nameOf(pressable(main).nth(index));
      if (seen.has(name)) continue;
      seen.add(name);
      await press(pressable(main).nth(index), name);
      const inner = new Set<string>();
      for (let deeper = 0; deeper < (await pressable(layer(page)).count()); deeper += 1) {
        const within = await nameOf(pressable(layer(page)).nth(deeper));
        if (inner.has(within)) continue;
        inner.add(within);
        await press(pressable(layer(page)).nth(deeper), `${name} › ${within}`);
        await open();
        await pressable(main).nth(index).click();
        await page.waitForTimeout(300);
      }
      await open();
    }
    expect(wrong).toEqual([]);
    expect(screen.sends!.filter((call) => !tried.has(call))).toEqual([]);
  });
