import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { startServer } from '#server/boot.ts';
import { DEMO } from '#server/db/seed/index.ts';
import { startFailure, stopOnSignals } from '#server/main.ts';
import { readSettings, type Settings } from '#server/settings.ts';

/** What the client is built from. */
const SOURCES = [
  'common',
  'src',
  'theme',
  'public',
  'server/pages/contract.ts',
  'server/schemas',
  'index.html',
  'vite.config.ts',
  'package.json',
];

/** The time of the newest file below a path, in milliseconds. */
function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function needsBuild({ clientDir, rendererFile }: Settings): boolean {
  const page = join(clientDir, 'index.html');
  if (!existsSync(page) || !existsSync(rendererFile)) return true;
  return Math.max(...SOURCES.map(newest)) > statSync(page).mtimeMs;
}

function vite(...args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const program = resolve('node_modules/vite/bin/vite.js');
    const child = spawn(process.execPath, [program, 'build', '--logLevel', 'warn', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const stop = () => child.kill('SIGTERM');
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    child.on('error', fail);
    child.on('exit', (code) => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      if (code === 0) done();
      else fail(new Error('The client could not be built; see above.'));
    });
  });
}

/** Builds the client twice: for browsers, and for this server to draw pages with. */
const build = async ({ clientDir, rendererFile }: Settings): Promise<void> => {
  await vite('--outDir', clientDir, '--emptyOutDir');
  await vite('--ssr', 'src/app/render.tsx', '--outDir', dirname(rendererFile), '--emptyOutDir');
};

/** The address for a browser on this machine. */
const local = (address: string) =>
  address.replace(/\/\/(0\.0\.0\.0|\[::\]|127\.0\.0\.1)/, '//localhost');

try {
  const began = performance.now();
  const settings = readSettings({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' });
  if (needsBuild(settings)) {
    console.log('Building the client …');
    await build(settings);
  }
  const server = await startServer(settings);
  stopOnSignals(server, (code) => process.exit(code));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const lines = [
    '',
    `  Σειρά   ${local(server.address)}        (ready in ${seconds} s)`,
    `  API     ${local(server.address)}/api/docs`,
    ...(settings.seed === 'demo' ? [`  Demo    ${DEMO.email} / ${DEMO.password}`] : []),
    `  Data    ${settings.databaseUrl ? 'PostgreSQL of DATABASE_URL' : settings.dataDir}`,
    '',
    ...server.warnings.map((warning) => `  ${warning}`),
    '  Ctrl-C stops it.',
    '',
  ];
  console.log(lines.join('\n'));
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
