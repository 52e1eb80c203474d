import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { Db } from '#server/db/client.ts';
import { freePort } from '#server/testing/freePort.ts';
import {
  onDatabase,
  ownPostgres,
  postgresAt,
  postgresPid,
} from '#server/testing/databases/ownPostgres.ts';

const PAUSE_MS = 100;
const NAME = 'standby';

export type ReplicatedPair = Awaited<ReturnType<typeof replicatedPair>>;

/** Waits until a query returns true, or fails after a minute. */
async function until(db: Db, sql: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const rows = await db.query(sql).catch(() => []);
    if (rows.length > 0) return;
    await rest(PAUSE_MS);
  }
  throw new Error(`Still not true after a minute: ${sql}`);
}

/**
 * Creates a primary with a streaming standby below a folder.
 * @param isSynchronous whether the standby confirms every commit before the client receives it
 * @param prepare writes the initial data of both
 */
export async function replicatedPair(
  folder: string,
  isSynchronous: boolean,
  prepare: (db: Db) => Promise<void>,
) {
  const primary = await ownPostgres(join(folder, 'primary'));
  await onDatabase(primary.url, prepare);
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
    // Resolves when it accepts writes, which is after its promotion.
    postgresAt(data, standbyPort)
      .start()
      .catch(() => undefined);
    await onDatabase(standbyUrl, (db) => until(db, 'SELECT 1 WHERE pg_is_in_recovery()'));
  };
  await startStandby();
  /** @param conninfo connection string of the primary */
  const receiveFrom = (conninfo: string) =>
    onDatabase(standbyUrl, async (db) => {
      await db.exec(`ALTER SYSTEM SET primary_conninfo = '${conninfo}'`);
      await db.exec('SELECT pg_reload_conf()');
    });
  await onDatabase(primary.url, async (db) => {
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
    /** URL of both, for the server. */
    url: `postgres://${username}:${password}@127.0.0.1:${port},127.0.0.1:${standbyPort}/postgres?target_session_attrs=read-write`,
    /** Makes the standby lag: it no longer receives writes of the primary. */
    lag: () => receiveFrom(''),
    /** Lets the standby receive the writes that it has missed. */
    catchUp: () => receiveFrom(source),
    /** Kills the standby with SIGKILL, as if its machine were gone. */
    killStandby: async () => {
      process.kill(postgresPid(data)!, 'SIGKILL');
      // Its children end when they notice.
      await rest(10 * PAUSE_MS);
    },
    /** Starts the standby again after it was killed. */
    startStandby,
    /** Promotes the standby. Resolves after the command was sent. */
    promote: () => onDatabase(standbyUrl, (db) => db.query('SELECT pg_promote(false)')),
    stop: async () => {
      await primary.kill();
      process.kill(postgresPid(data)!, 'SIGINT');
    },
  };
}
