import { EmbeddedPostgres } from '#server/testing/databases/embeddedPostgres.ts';
import { freePort } from '#server/testing/freePort.ts';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';

/** A private PostgreSQL that can be stopped, crashed and restarted. */
export interface OwnPostgres {
  url: string;
  start(): Promise<void>;
  /** Shuts it down cleanly, including connections. */
  stop(): Promise<void>;
  /** Kills it without a checkpoint, so that the next start recovers from the log. */
  crash(): Promise<void>;
  /** Kills its first process with SIGKILL, as if the machine were gone. */
  kill(): Promise<void>;
  /** Returns true while its process runs. */
  lives(): boolean;
}

/**
 * Creates a cluster with PostgreSQL's default safety settings (including fsync) below `folder`, or
 * reuses an existing one.
 */
export async function ownPostgres(folder: string, flags: string[] = []): Promise<OwnPostgres> {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o777);
  const databaseDir = join(folder, 'data');
  const port = await freePort();
  const make = () =>
    new EmbeddedPostgres({
      databaseDir,
      port,
      user: 'postgres',
      password: 'postgres',
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      postgresFlags: ['-c', 'max_connections=120', ...flags],
      onLog: () => undefined,
      onError: () => undefined,
    });
  const pidFile = join(databaseDir, 'postmaster.pid');
  const pid = () => {
    if (!existsSync(pidFile)) return null;
    const found = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    try {
      process.kill(found, 0);
      return found;
    } catch {
      return null;
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    const running = pid();
    if (running) process.kill(running, signal);
    while (pid()) await rest(20);
  };
  if (!existsSync(join(databaseDir, 'PG_VERSION'))) await make().initialise();
  const own: OwnPostgres = {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    start: async () => {
      await end('SIGQUIT');
      await make().start();
    },
    stop: () => end('SIGINT'),
    crash: () => end('SIGQUIT'),
    kill: () => end('SIGKILL'),
    lives: () => pid() !== null,
  };
  await own.start();
  return own;
}
