import { expect, test, texts } from './fixtures.ts';

const { el } = texts;

/** A map style with active markup in its credits, as a third-party server may send it. */
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

test('the policy blocks markup, foreign workers and injected styles, but nothing of the app', async ({
  page,
  baseURL,
}) => {
  const violations: string[] = [];
  await page.exposeFunction('hearViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { hearViolation } = window as unknown as { hearViolation: (text: string) => void };
      hearViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  await page.route(
    (url) => url.protocol.startsWith('http') && url.origin !== new URL(baseURL!).origin,
    (route) =>
      route.request().url().includes('/styles/')
        ? route.fulfill({ json: foreignStyle, headers: { 'access-control-allow-origin': '*' } })
        : route.abort(),
  );
  const response = await page.goto('/list-map-view');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(/style-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe');
  const map = page.locator('.maplibregl-map').first();
  await page.locator('[data-map]').first().scrollIntoViewIfNeeded();
  await expect(map.locator('canvas').first()).toBeVisible();
  await expect(map.getByRole('link', { name: 'Χάρτης' })).toBeAttached();

  await page.goto('/login');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: el.navigation.scheme.label }).click();
  await page.getByRole('menuitemradio', { name: el.navigation.scheme.dark }).click();
  await expect.poll(paper).not.toBe(light);
  // The test server supports only the login with Google.
  await page
    .getByRole('main')
    .getByRole('button', { name: /Facebook/ })
    .click();
  const toast = page.getByRole('status').filter({ hasText: 'Facebook' });
  await expect(toast).toBeVisible();
  // The toasts' own style element positions them. Without it, they are at the end of the page.
  const bottom = async () => {
    const place = await toast.boundingBox();
    return place!.y + place!.height;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(900);
  expect(violations).toEqual([]);

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
      ran: (window as { ran?: number }).ran ?? 0,
    };
  });
  expect(outcome).toMatchObject({
    markup: '<b>θέση</b>',
    worker: 'refused',
    scriptText: 'refused',
    scriptSource: 'refused',
    ran: 0,
  });
  expect(outcome.outline).not.toBe('7px');
});
