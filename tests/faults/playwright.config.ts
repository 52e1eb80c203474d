import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from '#tests/browser.ts';

/**
 * `npm run test:faults`: the real app in Chromium, the real server, and everything that can break.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const client = process.env.CLIENT_DIR ?? join(root, 'dist');

if (!existsSync(join(client, 'index.html')))
  throw new Error('The faults are tried on the built front end: npm run build first.');

process.env.FAULTS_PORT ??= String(30_000 + (process.pid % 1000) * 10);
const first = Number(process.env.FAULTS_PORT);

/** Without a renderer every screen is rendered in the browser, so every call is made there. */
const withoutRenderer = { RENDERER: 'none' };

/** An access token lives long, or just long enough for a test to wait for its end. */
const servers = [
  {
    name: 'matrix',
    port: first,
    specs: /(matrix|presses|reads|writes|others|overtaken|parts|policy)\.spec/,
    env: { ...withoutRenderer, ACCESS_TOKEN_SECONDS: '900' },
  },
  {
    name: 'refresh',
    port: first + 3,
    specs: /(refresh|exchange|tabs)\.spec/,
    env: { ...withoutRenderer, ACCESS_TOKEN_SECONDS: '5' },
  },
  { name: 'rendered', port: first + 6, specs: /policy\.spec/, env: {} },
];

const asked = process.argv.flatMap((word, index, all) =>
  word === '--project' ? [all[index + 1]] : word.startsWith('--project=') ? [word.slice(10)] : [],
);
const wanted = servers.filter(({ name }) => asked.length === 0 || asked.includes(name));

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results/faults'),
  fullyParallel: true,
  workers: 2,
  timeout: 1_800_000,
  expect: { timeout: 40_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./matrixReporter.ts']],
  use: {
    launchOptions: await browserLaunch(),
    locale: 'el-GR',
    timezoneId: 'Europe/Athens',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // A row is long; one cell that hangs must not end it.
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
  },
  projects: wanted.map(({ name, port, specs }) => ({
    name,
    testMatch: specs,
    use: { baseURL: `http://127.0.0.1:${port}` },
  })),
  webServer: wanted.map(({ name, port, env }) => ({
    name,
    command: `"${process.execPath}" tests/e2e/servers/own.ts`,
    cwd: root,
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      TZ: 'Europe/Athens',
      CLIENT_DIR: client,
      ...env,
      // The tests sign in often from one address, take many tickets per person, and do not need
      // passwords that are hard to guess.
      OPEN_TICKETS: '1000000',
      OPEN_TICKETS_PER_DAY: '1000000',
      TAKES_PER_MINUTE: '1000000',
      SIGN_UPS_PER_ADDRESS_PER_HOUR: '100000',
      FAILED_SIGN_INS_PER_ADDRESS: '100000',
      SIGN_INS_PER_ACCOUNT: '100000',
      HASH_MEMORY_KIB: '1024',
    },
    timeout: 120_000,
    stdout: 'ignore' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  })),
});
