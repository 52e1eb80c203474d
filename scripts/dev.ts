import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { relative } from 'node:path';
import { createServer } from 'vite';

/**
 * `npm run dev`: Vite, which proxies /api to the API, and the API, which Vite's watcher restarts
 * when one of its files changes. Vite prints its address once the API responds.
 */
process.env.API_PORT ??= process.env.PORT ?? '3000';
const PART_OF_THE_API = /^(server|common)[/\\][^.]+\.(ts|sql|json)$/;
/** Several files saved together are one change. */
const SETTLE_MS = 150;
const KILL_AFTER_MS = 5_000;

const vite = await createServer();
let api: ChildProcess | null = null;
let isShown = false;

const isRunning = (child: ChildProcess | null): child is ChildProcess =>
  child !== null && child.exitCode === null && child.signalCode === null;

/** Ends the API and waits, because it holds the port and the data folder. */
async function end(): Promise<void> {
  const child = api;
  api = null;
  if (!isRunning(child)) return;
  const hard = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  child.kill('SIGTERM');
  await once(child, 'exit');
  clearTimeout(hard);
}

async function stop(code: number): Promise<never> {
  await Promise.all([end(), vite.close()]);
  process.exit(code);
}

function start(changed = ''): void {
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PORT: process.env.API_PORT, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  });
  api = child;
  child.on('message', () => {
    if (isShown) return console.log(`restarted (${changed})`);
    isShown = true;
    void vite.listen().then(() => vite.printUrls());
  });
  child.on('exit', (code) => {
    if (child !== api) return;
    if (!isShown) return void stop(code ?? 1);
    console.log('The API has ended, see above. It restarts when one of its files changes.');
  });
}

let settling: NodeJS.Timeout | undefined;
vite.watcher.on('all', (_event, file) => {
  const path = relative(process.cwd(), file);
  if (!PART_OF_THE_API.test(path)) return;
  clearTimeout(settling);
  settling = setTimeout(() => void end().then(() => start(path)), SETTLE_MS);
});
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
start();
