import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { watchFolder } from './watchFolders.ts';

/**
 * `npm run dev`: the API, restarted when one of its files changes, and Vite, which proxies /api to
 * it. Vite starts, and prints its address, once the API responds.
 */
const API_PORT = process.env.API_PORT ?? process.env.PORT ?? '3000';
const FOLDERS = ['server', 'common'];
const PART_OF_THE_API = /(^|[/\\])[^.]+(\.(ts|sql|json))?$/;
/** Several files saved together are one change. */
const SETTLE_MS = 150;
const KILL_AFTER_MS = 5_000;

let api: ChildProcess | undefined;
let vite: ChildProcess | undefined;
let changed = '';
let settling: NodeJS.Timeout | undefined;
let stopping = false;

/** Ends both; a process that does not exit in time is killed. */
function stop(code: number): void {
  if (stopping) return;
  stopping = true;
  for (const child of [api, vite]) end(child);
  process.exitCode = code;
  // Watchers would keep this process alive.
  setTimeout(() => process.exit(), KILL_AFTER_MS + 500).unref();
  void Promise.all([api, vite].map(ended)).then(() => process.exit());
}

const isRunning = (child: ChildProcess | undefined): child is ChildProcess =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

const ended = (child: ChildProcess | undefined) =>
  new Promise<void>((done) => {
    if (!isRunning(child)) return done();
    child.once('exit', () => done());
  });

function end(child: ChildProcess | undefined): void {
  if (!isRunning(child)) return;
  child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  child.once('exit', () => clearTimeout(hard));
}

function startVite(): void {
  const program = resolve('node_modules/vite/bin/vite.js');
  vite = spawn(process.execPath, [program, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, API_PORT },
  });
  vite.on('exit', (code) => stop(code ?? 0));
}

function startApi(): void {
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PORT: API_PORT, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  });
  api = child;
  child.on('message', () => {
    if (!vite) return startVite();
    console.log(`restarted (${changed})`);
  });
  child.on('exit', (code) => {
    if (stopping || child !== api) return;
    if (!vite) return stop(code ?? 1);
    console.log('The API has ended, see above. It starts again when one of its files changes.');
  });
}

/** Waits for the old process: it holds the port and the data folder. */
async function restart(): Promise<void> {
  const old = api;
  api = undefined;
  end(old);
  await ended(old);
  if (!stopping && api === undefined) startApi();
}

for (const folder of FOLDERS.filter((name) => existsSync(name))) {
  watchFolder(folder, (path) => {
    if (!PART_OF_THE_API.test(path)) return;
    changed = path;
    clearTimeout(settling);
    settling = setTimeout(() => void restart(), SETTLE_MS);
  });
}
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
startApi();
