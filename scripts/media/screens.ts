import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import sharp from 'sharp';
import { signInAsDemo } from '#tests/demoPerson.ts';
import { routeTable, type RouteRow } from '#tests/e2e/routeTable.ts';
import { browserLaunch } from '#scripts/browser.ts';

/**
 * `npm run screens`: one PNG for each screen of the route table, from head to foot, in four looks
 * beside each other, and a page that shows them all. `-- --only dashboard` takes some.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'test-results/screens' },
    /** Only addresses that contain this text. */
    only: { type: 'string', default: '' },
  },
});

interface Look {
  width: number;
  language: 'el' | 'en';
  scheme: 'light' | 'dark';
}

const looks: Look[] = [
  { width: 1280, language: 'el', scheme: 'light' },
  { width: 1280, language: 'en', scheme: 'dark' },
  { width: 768, language: 'el', scheme: 'dark' },
  { width: 360, language: 'el', scheme: 'light' },
  { width: 360, language: 'en', scheme: 'dark' },
];

/** How much smaller the sheets are than the screens, and the space between two looks. */
const scale = 0.5;
const gap = 16;

if (!existsSync('dist/index.html')) {
  console.log('There is no built front end yet: npm run build.');
  process.exit(1);
}
const data = mkdtempSync(join(tmpdir(), 'seira-screens-'));
const port = 4000 + (process.pid % 1000);
const url = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, ['server/main.ts'], {
  env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data },
  stdio: 'ignore',
});
const answers = (): Promise<boolean> =>
  fetch(`${url}/api/categories`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await answers())) {
  if (server.exitCode !== null) throw new Error('The server does not start.');
  await new Promise((resolve) => setTimeout(resolve, 300));
}

const shoot = async (browser: Browser, row: RouteRow, look: Look): Promise<Buffer> => {
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.width < 600 ? 780 : 900 },
    colorScheme: look.scheme,
    reducedMotion: 'reduce',
    locale: 'el-GR',
    timezoneId: 'Europe/Athens',
  });
  const page = await context.newPage();
  await page.route(
    (address) => address.origin !== url && address.protocol.startsWith('http'),
    (route) => route.abort(),
  );
  await context.addCookies([{ name: 'i18nextLng', value: look.language, url }]);
  if (row.signedIn) await signInAsDemo(page, url);
  await page.goto(url + row.address);
  const ready = 'main:not([aria-busy="true"]) h1';
  const loading = 'main :is(ul, ol, table)[aria-busy="true"]';
  await page.waitForSelector(ready, { timeout: 60_000 });
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForSelector(loading, { state: 'detached', timeout: 60_000 });
  // Includes what loads on the way down.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  });
  await page.waitForTimeout(500);
  // A window as tall as the page: beyond its edge the browser forgets variables set by width.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: look.width, height });
  await page.waitForTimeout(200);
  const picture = await page.screenshot();
  await context.close();
  return sharp(picture)
    .resize({ width: Math.round(look.width * scale) })
    .png()
    .toBuffer();
};

const sheetOf = async (pictures: Buffer[]): Promise<Buffer> => {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  let left = gap;
  const placed = pictures.map((input, index) => {
    const place = { input, left, top: gap };
    left += (sizes[index]?.width ?? 0) + gap;
    return place;
  });
  const height = Math.max(...sizes.map((size) => size.height ?? 0)) + 2 * gap;
  return sharp({ create: { width: left, height, channels: 3, background: '#867d6c' } })
    .composite(placed)
    .png()
    .toBuffer();
};

const fileOf = (row: RouteRow): string =>
  `${row.address.slice(1).replaceAll(/[/?=]/g, '-') || 'home'}${row.leadsTo ? '-redirect' : ''}.png`;

const rows = routeTable.filter(({ address }) => address.includes(values.only));
const browser = await chromium.launch(await browserLaunch());
await mkdir(values.out, { recursive: true });
for (const row of rows) {
  const pictures: Buffer[] = [];
  for (const look of looks) pictures.push(await shoot(browser, row, look));
  await writeFile(join(values.out, fileOf(row)), await sheetOf(pictures));
  console.log(join(values.out, fileOf(row)));
}
await browser.close();
server.kill('SIGTERM');
await new Promise((resolve) => server.once('exit', resolve));
rmSync(data, { recursive: true, force: true });

const caption = looks
  .map(({ width, language, scheme }) => `${width} ${language} ${scheme}`)
  .join(' · ');
await writeFile(
  join(values.out, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>All screens</title>
<style>body{font:16px system-ui;margin:2rem;background:#faf7f2;color:#10243e}img{max-width:100%}</style>
<h1>All screens</h1><p>${caption}</p>
${rows.map((row) => `<h2>${row.address}</h2><a href="${fileOf(row)}"><img loading="lazy" src="${fileOf(row)}" alt="${row.address}"></a>`).join('\n')}</html>\n`,
);
console.log(join(values.out, 'index.html'));
