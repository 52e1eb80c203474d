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

/** The run of the stories as tests asks axe; here every page has to be quick. */
const withoutAxe = 'globals=a11y.manual:!true';

const PATIENCE_MS = 30_000;

interface Channel {
  once: (event: string, listener: (payload: unknown) => void) => void;
  off: (event: string, listener: (payload: unknown) => void) => void;
  emit: (event: string, payload: unknown) => void;
}

/** Changes to a story inside the page, as the workshop's sidebar does; gives what went wrong. */
const choose = ([id, patience]: [string, number]): Promise<string | null> =>
  new Promise((resolve) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: Channel;
    };
    const wrong = ['storyErrored', 'storyThrewException', 'storyMissing'];
    const ended = (problem: string | null): void => {
      clearTimeout(limit);
      channel.off('storyRendered', rendered);
      for (const event of wrong) channel.off(event, threw);
      resolve(problem);
    };
    const rendered = (): void => ended(null);
    const threw = (payload: unknown): void => {
      const { message, description } = payload as { message?: string; description?: string };
      ended(message ?? description ?? 'the story is missing');
    };
    const limit = setTimeout(() => ended('never rendered'), patience);
    channel.once('storyRendered', rendered);
    for (const event of wrong) channel.once(event, threw);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });

const address = ({ id, type }: Entry): string =>
  `${origin}/iframe.html?id=${id}&viewMode=${type}&${withoutAxe}`;

/** Opens a docs page by its address: it has its own frames and data. */
const read = async (page: Page, entry: Entry): Promise<string | null> => {
  await page.goto(address(entry));
  await page.waitForSelector('#storybook-docs > *', { timeout: PATIENCE_MS, state: 'attached' });
  return null;
};

const open = async (page: Page, entry: Entry, fresh: boolean): Promise<string[]> => {
  const problems: string[] = [];
  const note = (error: Error): void => void problems.push(error.message.split('\n')[0] ?? 'error');
  page.on('pageerror', note);
  try {
    if (fresh && entry.type === 'story') {
      await page.goto(address(entry));
      await page.waitForSelector('body.sb-show-main, body.sb-show-errordisplay', {
        timeout: PATIENCE_MS,
        state: 'attached',
      });
    }
    const problem =
      entry.type === 'docs'
        ? await read(page, entry)
        : await page.evaluate(choose, [entry.id, PATIENCE_MS] as [string, number]);
    if (problem) problems.push(problem.split('\n')[0] ?? problem);
  } catch (problem) {
    problems.push(String(problem).split('\n')[0] ?? 'not opened');
  }
  page.off('pageerror', note);
  return problems;
};

const browser = await chromium.launch(await browserLaunch());
const waiting = Object.values(entries).toSorted((one, other) => other.type.localeCompare(one.type));
const total = waiting.length;
let dead = 0;

const walk = async (): Promise<void> => {
  const context = await browser.newContext({ locale: 'el-GR', timezoneId: 'Europe/Athens' });
  const page = await context.newPage();
  let fresh = true;
  for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
    const problems = await open(page, entry, fresh);
    fresh = entry.type === 'docs' || problems.length > 0;
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
