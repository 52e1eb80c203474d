import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from '#tests/browser.ts';

/** `npm run test:faults`: the real app in Chromium, the real server, and everything that breaks. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const client = process.env.CLIENT_DIR ?? join(root, 'dist');

if (!existsSync(join(client, 'index.html')))
  throw new Error('The faults are tried on the built front end: npm run build first.');

process.env.FAULTS_PORT ??= String(30_000 + (process.pid % 1000) * 10);
const first = Number(process.env.FAULTS_PORT);

/** Seconds that an access token lives on the server for races: long enough to use, short enough to wait for. */
const servers = [
  { name: 'matrix', port: first, seconds: 900, specs: /(matrix|writes|parts|policy)\.spec/ },
  { name: 'refresh', port: first + 3, seconds: 5, specs: /refresh\.spec/ },
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
  timeout: 600_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./matrixReporter.ts']],
  use: {
    launchOptions: await browserLaunch(),
    locale: 'el-GR',
    timezoneId: 'Europe/Athens',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: wanted.map(({ name, port, specs }) => ({
    name,
    testMatch: specs,
    use: { baseURL: `http://127.0.0.1:${port}` },
  })),
  webServer: wanted.map(({ name, port, seconds }) => ({
    name,
    command: `"${process.execPath}" tests/e2e/servers/own.ts`,
    cwd: root,
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      TZ: 'Europe/Athens',
      CLIENT_DIR: client,
      ACCESS_TOKEN_SECONDS: String(seconds),
      // Many sign-ins from one address, and no need for passwords to be hard to guess.
      SIGN_UPS_PER_ADDRESS_PER_HOUR: '100000',
      FAILED_SIGN_INS_PER_ADDRESS: '100000',
      HASH_MEMORY_KIB: '1024',
    },
    timeout: 120_000,
    stdout: 'ignore' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  })),
});
