import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from '#tests/browser.ts';
import type { Contract } from '#tests/e2e/fixtures.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

if (!existsSync(`${root}dist/index.html`))
  throw new Error('The end-to-end tests run on the built front end: npm run build first.');

/** One port for each server; concurrent runs on one machine take different ports. */
process.env.E2E_PORT ??= String(20_000 + (process.pid % 1000) * 10);
const first = Number(process.env.E2E_PORT);

/** What may differ between databases; the rest concerns the browser and runs on one. */
const DATABASE_SPECS = /journey\.spec/;

interface Target {
  name: string;
  port: number;
  contract: Contract;
  command: string;
  health: string;
}

const targets: Target[] = [
  { name: 'pglite', contract: 'own', command: 'own.ts', health: '/api/categories' },
  { name: 'postgres', contract: 'own', command: 'own.ts postgres', health: '/api/categories' },
  { name: 'stub', contract: 'bare', command: 'stub.ts', health: '/api/categories' },
].map((target, index) => ({
  ...target,
  contract: target.contract as Contract,
  port: first + index * 3,
}));

const asked = process.argv.flatMap((word, index, all) =>
  word === '--project' ? [all[index + 1]] : word.startsWith('--project=') ? [word.slice(10)] : [],
);
const wanted = targets.filter(({ name }) => asked.length === 0 || asked.includes(name));

export default defineConfig<{ contract: Contract }>({
  testDir: '.',
  outputDir: `${root}test-results/e2e`,
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    launchOptions: await browserLaunch(),
    locale: 'el-GR',
    timezoneId: 'Europe/Athens',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    trace: process.env.E2E_TRACE ? 'on' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: wanted.map(({ name, port, contract }) => ({
    name,
    // Every screen in every look takes minutes, so this is a command of its own, on one server.
    testIgnore: name === 'pglite' && process.env.E2E_ROUTES ? [] : /routes\.spec/,
    testMatch: name === 'postgres' ? DATABASE_SPECS : /\.spec\.ts$/,
    use: { baseURL: `http://127.0.0.1:${port}`, contract },
  })),
  webServer: wanted.map(({ name, port, command, health }) => ({
    name,
    command: `"${process.execPath}" tests/e2e/servers/${command}`,
    cwd: root,
    url: `http://127.0.0.1:${port}${health}`,
    env: { PORT: String(port), HOST: '127.0.0.1', TZ: 'Europe/Athens' },
    timeout: 60_000,
    stdout: 'ignore' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  })),
});
