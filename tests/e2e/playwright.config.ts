import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { SHORT_RUN } from '#server/nodeFlags.ts';
import { browserLaunch, onlyHere } from '#tests/browser.ts';
import type { Contract } from '#tests/e2e/fixtures.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

if (!existsSync(`${root}dist/index.html`))
  throw new Error('The end-to-end tests need the built client. Run npm run build first.');

const launch = await browserLaunch();

/** One port per server. Concurrent runs on one machine use different ports. */
process.env.E2E_PORT ??= String(20_000 + (process.pid % 1000) * 10);
const first = Number(process.env.E2E_PORT);

const targets = [
  { name: 'own', contract: 'own' as const, command: 'own.ts', specs: /\.spec\.ts$/ },
  // A server that implements only section 7 of the specification.
  { name: 'bare', contract: 'bare' as const, command: 'stub.ts', specs: /journey\.spec/ },
].map((target, index) => ({ ...target, port: first + index * 3 }));

const asked = process.argv.flatMap((word, index, all) =>
  word === '--project' ? [all[index + 1]] : word.startsWith('--project=') ? [word.slice(10)] : [],
);
const wanted = targets.filter(({ name }) => asked.length === 0 || asked.includes(name));

export default defineConfig<{ contract: Contract }>({
  testDir: '.',
  outputDir: `${root}test-results/e2e`,
  fullyParallel: true,
  workers: '150%',
  timeout: 300_000,
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    launchOptions: { ...launch, args: [...launch.args, onlyHere] },
    locale: 'el-GR',
    timezoneId: 'Europe/Athens',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: wanted.map(({ name, port, contract, specs }) => ({
    name,
    testMatch: specs,
    use: { baseURL: `http://127.0.0.1:${port}`, contract },
  })),
  webServer: wanted.map(({ name, port, command }) => ({
    name,
    command: `"${process.execPath}" ${SHORT_RUN.join(' ')} tests/e2e/servers/${command}`,
    cwd: root,
    url: `http://127.0.0.1:${port}/api/categories`,
    env: { PORT: String(port), HOST: '127.0.0.1', TZ: 'Europe/Athens' },
    timeout: 900_000,
    stdout: 'ignore' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  })),
});
