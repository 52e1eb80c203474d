import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

const API_PORT = process.env.API_PORT ?? process.env.PORT ?? '3000';

/** The API, restarted when a file of it changes, and Vite, which hands /api on to it. */
const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: API_PORT, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  }),
  spawn(process.execPath, [resolve('node_modules/vite/bin/vite.js'), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, API_PORT },
  }),
];

let stopping = false;

/** Ends both; what does not go within five seconds is killed. */
function stop(code: number): void {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, 5_000).unref();
  process.exitCode = code;
}

for (const child of children) child.on('exit', (code) => stop(code ?? 0));
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
