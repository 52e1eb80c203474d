import { chmodSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { athensTime } from '#common/calendar/athens.ts';
import { DatabaseNewer, migrate } from '#server/db/migrate.ts';
import type { Db } from '#server/db/client.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { writeCrowd, type CrowdSize } from '#server/testing/crowd.ts';
import { onDatabase, ownPostgres, urlOfDatabase } from '#server/testing/databases/ownPostgres.ts';

/**
 * Opens the cluster in SCALE_DIR, whose databases are written once.
 * @param isDurable with fsync, as in production; without it, writes do not wait for the disk
 */
export async function scaleCluster(isDurable: boolean) {
  const root = process.env.SCALE_DIR ?? join(tmpdir(), 'seira-scale');
  mkdirSync(root, { recursive: true });
  chmodSync(root, 0o755);
  const settings = ['shared_buffers=1GB', 'max_wal_size=4GB', 'maintenance_work_mem=512MB'];
  const postgres = await ownPostgres(join(root, 'cluster'), [
    ...settings,
    `fsync=${isDurable ? 'on' : 'off'}`,
  ]);
  const urlOf = (database: string) => urlOfDatabase(postgres.url, database);
  const connect = (database: string) =>
    openPostgres({ url: urlOf(database), poolSize: 2, statementTimeoutMs: 0 });
  const asAdmin = (work: (admin: Db) => Promise<void>) => onDatabase(postgres.url, work);
  const drop = (database: string) =>
    asAdmin((admin) => admin.exec(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`));
  /**
   * Its rows have days relative to the one on which they are written. One of an earlier program is
   * migrated, as in production.
   */
  const written = async (
    prefix: string,
    template: string,
    write: (db: Db) => Promise<void>,
  ): Promise<string> => {
    const name = `${prefix}_on_${athensTime(new Date()).date.replaceAll('-', '')}`;
    await asAdmin(async (admin) => {
      const others = await admin.query<{ datname: string }>(
        `SELECT datname FROM pg_database WHERE datname LIKE $1 || '\\_on\\_%' AND datname <> $2`,
        [prefix.replaceAll('_', '\\_'), name],
      );
      for (const { datname } of others) await drop(datname);
      const there = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
      const isUsable = there.length > 0 && (await isMigrated(name));
      if (isUsable) return;
      const began = performance.now();
      await drop(name);
      await drop(`${name}_part`);
      await admin.exec(`CREATE DATABASE ${name}_part TEMPLATE ${template}`);
      await onDatabase(urlOf(`${name}_part`), async (part) => {
        await migrate(part);
        await write(part);
      });
      await admin.exec(`ALTER DATABASE ${name}_part RENAME TO ${name}`);
      console.log(`Written: ${name}, in ${((performance.now() - began) / 60_000).toFixed(1)} min.`);
    });
    return name;
  };
  /** False if another program wrote it that knows more migrations. */
  const isMigrated = (database: string): Promise<boolean> =>
    onDatabase(urlOf(database), migrate).then(
      () => true,
      (error: unknown) => {
        if (error instanceof DatabaseNewer) return false;
        throw error;
      },
    );
  /** Makes a fresh copy of a database. @returns its name */
  const copyOf = async (database: string, suffix: string): Promise<string> => {
    const copy = `${database}_${suffix}`;
    await drop(copy);
    await asAdmin((admin) => admin.exec(`CREATE DATABASE ${copy} TEMPLATE ${database}`));
    return copy;
  };
  return {
    postgres,
    urlOf,
    connect,
    drop,
    /** Writes a database of this size unless it was written today. @returns its name */
    crowd: (size: CrowdSize) =>
      written(`seira_${size.organisations}_${size.tickets}`, 'template0', (db) =>
        writeCrowd(db, size),
      ),
    /**
     * Copies a database and adds rows, unless that was done today.
     * @param more part of the name; says what is added
     * @returns its name
     */
    extended: (database: string, more: string, write: (db: Db) => Promise<void>) =>
      written(`${database.replace(/_on_.*/, '')}_${more}`, database, write),
    copyOf,
    /** Works on a fresh copy of a database, which it drops. */
    onCopy: async (
      database: string,
      suffix: string,
      work: (db: Db, url: string) => Promise<void>,
    ) => {
      const copy = await copyOf(database, suffix);
      const db = connect(copy);
      try {
        await work(db, urlOf(copy));
      } finally {
        await db.close();
        await drop(copy);
      }
    },
  };
}
