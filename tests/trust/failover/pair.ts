import { EmbeddedPostgres } from '#server/testing/databases/embeddedPostgres.ts';
import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { openPostgres } from '#server/db/postgres.ts';
import type { Db } from '#server/db/client.ts';
import { freePort } from '#server/testing/freePort.ts';
import { ownPostgres, type OwnPostgres } from '#tests/trust/postgres.ts';

const PAUSE_MS = 100;
const NAME = 'standby';

export interface ReplicatedPair {
  primary: OwnPostgres;
  standbyUrl: string;
  /** URL of both, for the server. */
  url: string;
  /** Makes the standby lag: it no longer receives writes of the primary. */
  lag(): Promise<void>;
  /** Lets the standby receive the writes that it has missed. */
  catchUp(): Promise<void>;
  /** Kills the standby with SIGKILL, as if its machine were gone. */
  killStandby(): Promise<void>;
  /** Starts the standby again after it was killed. */
  startStandby(): Promise<void>;
  /** Promotes the standby. Resolves after the command was sent. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** Waits until a query returns true, or fails after a minute. */
async function until(db: Db, sql: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const rows = await db.query(sql).catch(() => []);
    if (rows.length > 0) return;
    await rest(PAUSE_MS);
  }
  throw new Error(`Still not true after a minute: ${sql}`);
}

const once = async (url: string, work: (db: Db) => Promise<unknown>) => {
  const db = openPostgres({ url, poolSize: 1 });
  try {
    await work(db);
  } finally {
    await db.close();
  }
};

/**
 * Creates a primary with a streaming standby below a folder.
 * @param isSynchronous whether the standby confirms every commit before the client receives it
 * @param prepare writes the initial data of both
 */
export async function replicatedPair(
  folder: string,
  isSynchronous: boolean,
  prepare: (db: Db) => Promise<void>,
): Promise<ReplicatedPair> {
  const primary = await ownPostgres(join(folder, 'primary'));
  await once(primary.url, prepare);
  // Copied while stopped, because the packaged binaries lack pg_basebackup.
  await primary.stop();
  const home = join(folder, 'standby');
  mkdirSync(home);
  chmodSync(home, 0o777);
  const data = join(home, 'data');
  execFileSync('cp', ['-a', join(folder, 'primary', 'data'), data]);
  const { hostname, port, username, password } = new URL(primary.url);
  const source = `host=${hostname} port=${port} user=${username} password=${password} application_name=${NAME}`;
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  writeFileSync(join(data, 'standby.signal'), '');
  await primary.start();

  const standbyPort = await freePort();
  const standbyUrl = `postgres://${username}:${password}@127.0.0.1:${standbyPort}/postgres`;
  const startStandby = async () => {
    const standby = new EmbeddedPostgres({
      databaseDir: data,
      port: standbyPort,
      user: username,
      password,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: ['-c', 'max_connections=120'],
      onLog: () => undefined,
      onError: () => undefined,
    });
    // Resolves when it accepts writes, which is after its promotion.
    standby.start().catch(() => undefined);
    await once(standbyUrl, (db) => until(db, 'SELECT 1 WHERE pg_is_in_recovery()'));
  };
  await startStandby();
  const standbyPid = () =>
    Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  /** @param conninfo connection string of the primary */
  const receiveFrom = (conninfo: string) =>
    once(standbyUrl, async (db) => {
      await db.exec(`ALTER SYSTEM SET primary_conninfo = '${conninfo}'`);
      await db.exec('SELECT pg_reload_conf()');
    });
  await once(primary.url, async (db) => {
    if (isSynchronous) {
      await db.exec(`ALTER SYSTEM SET synchronous_standby_names = '${NAME}'`);
      await db.exec('SELECT pg_reload_conf()');
    }
    const state = isSynchronous ? 'sync' : 'async';
    await until(db, `SELECT FROM pg_stat_replication WHERE sync_state = '${state}'`);
  });

  return {
    primary,
    standbyUrl,
    url: `postgres://${username}:${password}@127.0.0.1:${port},127.0.0.1:${standbyPort}/postgres?target_session_attrs=read-write`,
    lag: () => receiveFrom(''),
    catchUp: () => receiveFrom(source),
    killStandby: async () => {
      process.kill(standbyPid(), 'SIGKILL');
      // Its children end when they notice.
      await rest(10 * PAUSE_MS);
    },
    startStandby,
    promote: () => once(standbyUrl, (db) => db.query('SELECT pg_promote(false)')),
    stop: async () => {
      await primary.kill();
      process.kill(standbyPid(), 'SIGINT');
    },
  };
}
