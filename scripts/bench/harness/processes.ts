import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { MALLOC, NODE_FLAGS } from '#server/nodeFlags.ts';
import { freePort } from '#server/testing/freePort.ts';
import type { LoadJob, LoadResult } from './load.ts';

/** Signs the tokens of the benchmarks' people. */
export const BENCH_SECRET = 'a secret of the benchmarks, long enough';

const running = new Set<ChildProcess>();

/** Runs a command to its end and returns its output; rejects with that output when it fails. */
export function output(command: string, args: string[], env = {}): Promise<string> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  running.add(child);
  let text = '';
  let faults = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  child.stderr.on('data', (chunk) => (faults += String(chunk)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      if (code === 0) resolve(text);
      else reject(new Error(`${command} ended with ${code}: ${faults || text}`));
    });
  });
}

/** Runs a job in the load generator's own process. */
export async function load(job: LoadJob): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'seira-load-'));
  try {
    const file = join(folder, 'job.json');
    writeFileSync(file, JSON.stringify(job));
    return JSON.parse(
      await output(process.execPath, ['scripts/bench/harness/load.ts', file]),
    ) as LoadResult;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A server process. */
export interface Listening {
  port: number;
  stop(): Promise<void>;
}

const ending = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.on('close', () => {
      running.delete(child);
      resolve();
    });
  });

/**
 * Starts Seira itself as people run it, but without a log line for every request.
 * @param at its port, where that matters
 */
export async function startSeira(env: Record<string, string>, at?: number): Promise<Listening> {
  const port = at ?? (await freePort());
  const child = spawn(process.execPath, [...NODE_FLAGS, 'server/main.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      SIMULATOR: 'off',
      // A benchmark has fewer people than a busy morning, so their limits would distort the result.
      OPEN_TICKETS: '1000000',
      OPEN_TICKETS_PER_DAY: '1000000',
      TAKES_PER_MINUTE: '1000000',
      JWT_SECRET: BENCH_SECRET,
      ...MALLOC,
      ...env,
    },
  });
  running.add(child);
  const ended = ending(child);
  for (let n = 0; ; n += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    await answer?.text();
    if (answer?.status === 200) break;
    if (n > 1200 || child.exitCode !== null) throw new Error('The server did not start');
    await rest(100);
  }
  return {
    port,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Starts a rival (`rivals.ts`) in its own process. */
export function startRival(kind: string, env: Record<string, string> = {}): Promise<Listening> {
  const child = spawn(process.execPath, ['scripts/bench/rivals/server.ts', kind], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  running.add(child);
  const ended = ending(child);
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const port = /port (\d+)/.exec(String(chunk))?.[1];
      if (!port) return;
      resolve({
        port: Number(port),
        stop: () => {
          child.kill('SIGKILL');
          return ended;
        },
      });
    });
    void ended.then(() => reject(new Error(`${kind} did not start`)));
  });
}

/** Ends every process started here that still runs. */
export function endAll(): void {
  for (const child of running) child.kill('SIGKILL');
}
