import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import { browserLaunch } from '#tests/browser.ts';
import { serveFiles } from '#tests/contract/stub-files.ts';

/**
 * Builds Storybook and opens every story and every page of it in a browser: a Storybook can build
 * and still be dead. Fails on anything that a page throws and on every error display.
 */
const folder = resolve('storybook-static');

if (!process.argv.includes('--built')) {
  const build = spawnSync(
    'storybook',
    ['build', '--disable-telemetry', '--stats-json', '--quiet'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (build.status !== 0) {
    console.log('Storybook does not build.');
    process.exit(1);
  }
}

interface Entry {
  id: string;
  type: 'story' | 'docs';
}

const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
  entries: Record<string, Entry>;
};

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://storybook');
  void serveFiles(folder, pathname, response);
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const settled =
  'body.sb-show-main, body.sb-show-errordisplay, body.sb-show-nopreview, body.sb-show-main .sbdocs';

/** The run of the stories as tests asks axe; here every page has to be quick. */
const withoutAxe = 'globals=a11y.manual:!true';

const open = async (page: Page, { id, type }: Entry): Promise<string[]> => {
  const problems: string[] = [];
  const note = (error: Error): void => void problems.push(error.message.split('\n')[0] ?? 'error');
  page.on('pageerror', note);
  try {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=${type}&${withoutAxe}`);
    await page.waitForSelector(type === 'docs' ? '#storybook-docs > *' : settled, {
      timeout: 15_000,
      state: 'attached',
    });
    await page.waitForFunction(() => !document.body.classList.contains('sb-show-preparing-story'));
    const shown = await page.evaluate(() =>
      document.body.classList.contains('sb-show-errordisplay')
        ? (document.querySelector('#error-message')?.textContent ?? 'error display')
        : null,
    );
    if (shown) problems.push(shown.slice(0, 300));
  } catch (problem) {
    problems.push(String(problem).split('\n')[0] ?? 'not opened');
  }
  page.off('pageerror', note);
  return problems;
};

const browser = await chromium.launch(await browserLaunch());
const waiting = Object.values(entries);
const total = waiting.length;
let dead = 0;

const walk = async (): Promise<void> => {
  const context = await browser.newContext({ locale: 'el-GR', timezoneId: 'Europe/Athens' });
  const page = await context.newPage();
  for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
    const problems = await open(page, entry);
    if (problems.length === 0) continue;
    dead += 1;
    console.log(`✗ ${entry.id}\n  ${problems.join('\n  ')}`);
  }
};

await Promise.all([walk(), walk()]);
await browser.close();
server.close();
console.log(`${total - dead} of ${total} stories and pages of the built Storybook live.`);
process.exit(dead > 0 || total === 0 ? 1 : 0);
