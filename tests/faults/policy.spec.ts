import { expect, test, type Page } from '@playwright/test';
import { signInAsDemo } from '#tests/demoPerson.ts';
import { routeTable } from '#tests/e2e/routeTable.ts';
import { texts } from '#tests/e2e/fixtures.ts';
import { openReady } from './page.ts';
import { watch } from './watch.ts';

const { el } = texts;

/**
 * A map with a source whose credits hold markup that must not run, as a foreign server may send it.
 */
const foreignStyle = {
  version: 8,
  sources: {
    ground: {
      type: 'geojson',
      data: { type: 'FeatureCollection', features: [] },
      attribution:
        '<a href="https://example.org/" onclick="window.ran = 1">Χάρτης</a><img src=x onerror="window.ran = 1"><script>window.ran = 1</script>',
    },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': '#E6F0F9' } },
    { id: 'ground', type: 'circle', source: 'ground' },
  ],
};

/** Serves the map's style and nothing else from other hosts. */
const closeTheWorld = async (page: Page, baseURL: string): Promise<void> => {
  await page.route(
    (url) => url.protocol.startsWith('http') && url.origin !== new URL(baseURL).origin,
    (route) =>
      route.request().url().includes('/styles/')
        ? route.fulfill({ json: foreignStyle, headers: { 'access-control-allow-origin': '*' } })
        : route.abort(),
  );
};

const withMap = /^\/(list-map-view2?|index5|listing-(grid|details)\/ouzeri.*|contact)$/;

const rows = routeTable.filter(({ leadsTo }) => !leadsTo);

for (const row of rows)
  test(`${row.address}${row.signedIn ? ', signed in,' : ''} keeps the page's policy`, async ({
    page,
    baseURL,
  }) => {
    const problems = await watch(page);
    await closeTheWorld(page, baseURL!);
    if (row.signedIn) await signInAsDemo(page);
    const answer = await openReady(page, row.address);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(/style-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe');
    await expect(page.locator('h1')).toBeVisible();
    const map = page.locator('.maplibregl-map').first();
    if ((await page.getByText(el.browse.map.label).count()) > 0) await map.scrollIntoViewIfNeeded();
    // Down to the end and back: parts that load late must obey the policy, too.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 600) {
        window.scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
    });
    await page.waitForLoadState('networkidle');
    if (withMap.test(row.address)) {
      await page.locator('[data-map]').first().scrollIntoViewIfNeeded();
      await expect(map.locator('canvas').first()).toBeVisible();
      await expect(map.getByRole('link', { name: 'Χάρτης' })).toBeAttached();
    }
    expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();
    expect(problems.take()).toEqual([]);
  });

test('styles, toasts and the change of scheme work under the policy', async ({ page }) => {
  const problems = await watch(page);
  await openReady(page, '/login');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const header = page.getByRole('banner');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await header.getByRole('button', { name: el.navigation.scheme.label }).click();
  await page.getByRole('menuitemradio', { name: el.navigation.scheme.dark }).click();
  await expect.poll(paper).not.toBe(light);
  // The server of the tests is connected with Google alone.
  await main.getByRole('button', { name: /Facebook/ }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Facebook' });
  await expect(toast).toBeVisible();
  // The toasts' own style element positions it; without that it is at the page's end.
  const place = await toast.boundingBox();
  expect(place!.y + place!.height).toBeLessThanOrEqual(900);
  expect(problems.take()).toEqual([]);
});

test('the policy stops markup, foreign workers and injected styles', async ({ page }) => {
  await openReady(page, '/');
  await expect(page.locator('h1')).toBeVisible();
  const outcome = await page.evaluate(() => {
    const attempt = (work: () => unknown): string => {
      try {
        work();
        return 'done';
      } catch {
        return 'refused';
      }
    };
    const box = document.createElement('div');
    box.innerHTML = '<img src="x" onerror="window.ran = 1"><b onclick="window.ran = 1">θέση</b>';
    const style = document.createElement('style');
    style.textContent = 'body { outline: 7px solid red }';
    document.head.append(style);
    const script = document.createElement('script');
    return {
      markup: box.innerHTML,
      worker: attempt(() => new Worker('data:text/javascript,0')),
      scriptText: attempt(() => (script.text = 'window.ran = 1')),
      scriptSource: attempt(() => (script.src = 'https://example.org/x.js')),
      outline: getComputedStyle(document.body).outlineWidth,
    };
  });
  expect(outcome).toMatchObject({
    markup: '<b>θέση</b>',
    worker: 'refused',
    scriptText: 'refused',
    scriptSource: 'refused',
  });
  expect(outcome.outline).not.toBe('7px');
});
