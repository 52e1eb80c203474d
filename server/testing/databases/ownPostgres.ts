import { EmbeddedPostgres } from './embeddedPostgres.ts';
import { freePort } from '#server/testing/freePort.ts';
import type { Db } from '#server/db/client.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';

/** A new folder that PostgreSQL can reach, because it runs as another user. */
export function openFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), name));
  chmodSync(folder, 0o755);
  return folder;
}

/** PostgreSQL as a package, with settings such as `fsync=off`. */
export const postgresAt = (databaseDir: string, port: number, settings: string[] = []) =>
  new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['max_connections=120', ...settings].map((setting) => `--${setting}`),
    onLog: () => undefined,
    onError: () => undefined,
  });

/** The first process of the PostgreSQL in a folder. Null if it does not run. */
export function postgresPid(databaseDir: string): number | null {
  try {
    const pid = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}

/** The address of another database in the same PostgreSQL. */
export const urlOfDatabase = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Works on a connection that it closes afterwards. */
export async function onDatabase<Result>(url: string, work: (db: Db) => Promise<Result>) {
  const db = openPostgres({ url, poolSize: 1, statementTimeoutMs: 0 });
  return work(db).finally(() => db.close());
}

/** A private PostgreSQL that can be stopped, crashed and restarted. */
export type OwnPostgres = Awaited<ReturnType<typeof ownPostgres>>;

/**
 * Creates a cluster with PostgreSQL's default safety settings (including fsync) below `folder`, or
 * reuses an existing one.
 */
export async function ownPostgres(folder: string, settings: string[] = []) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o777);
  const databaseDir = join(folder, 'data');
  const port = await freePort();
  const pid = () => postgresPid(databaseDir);
  const end = async (signal: NodeJS.Signals) => {
    const running = pid();
    if (running) process.kill(running, signal);
    while (pid()) await rest(20);
  };
  const start = async () => {
    await end('SIGQUIT');
    await postgresAt(databaseDir, port, settings).start();
  };
  if (!existsSync(join(databaseDir, 'PG_VERSION')))
    await postgresAt(databaseDir, port).initialise();
  await start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    pid,
    start,
    /** Shuts it down cleanly, including connections. */
    stop: () => end('SIGINT'),
    /** Kills it without a checkpoint, so that the next start recovers from the log. */
    crash: () => end('SIGQUIT'),
    /** Kills its first process with SIGKILL, as if the machine were gone. */
    kill: () => end('SIGKILL'),
  };
}
