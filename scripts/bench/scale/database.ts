import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, migrationNames } from '#server/db/migrate.ts';
import type { Db } from '#server/db/client.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { writeCrowd, type CrowdSize } from '#server/testing/crowd.ts';
import { ownPostgres, type OwnPostgres } from '#tests/trust/postgres.ts';

export interface ScaleCluster {
  postgres: OwnPostgres;
  folder: string;
  urlOf(database: string): string;
  connect(database: string): Db;
  /** Writes a database of this size unless it is there already. @returns its name */
  crowd(size: CrowdSize): Promise<string>;
  /** Makes a fresh copy of a database. @returns its name */
  copyOf(database: string, suffix: string): Promise<string>;
  drop(database: string): Promise<void>;
}

/**
 * Opens the cluster in SCALE_DIR, whose databases are written once.
 * @param isDurable with fsync, as in production; without it, writes do not wait for the disk
 */
export async function scaleCluster(isDurable: boolean): Promise<ScaleCluster> {
  const root = process.env.SCALE_DIR ?? join(tmpdir(), 'seira-scale');
  const folder = join(root, migrationNames().at(-1)!.replace('.sql', ''));
  mkdirSync(root, { recursive: true });
  chmodSync(root, 0o755);
  // A cluster of another schema is useless.
  if (!existsSync(folder)) rmSync(root, { recursive: true, force: true });
  const settings = ['shared_buffers=1GB', 'max_wal_size=4GB', 'maintenance_work_mem=512MB'];
  const postgres = await ownPostgres(
    folder,
    [...settings, `fsync=${isDurable ? 'on' : 'off'}`].flatMap((setting) => ['-c', setting]),
  );
  const urlOf = (database: string) => {
    const url = new URL(postgres.url);
    url.pathname = `/${database}`;
    return url.href;
  };
  const connect = (database: string) =>
    openPostgres({ url: urlOf(database), poolSize: 2, statementTimeoutMs: 0 });
  const asAdmin = async (work: (admin: Db) => Promise<void>) => {
    const admin = connect('postgres');
    await work(admin).finally(() => admin.close());
  };
  const drop = (database: string) =>
    asAdmin((admin) => admin.exec(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`));
  return {
    postgres,
    folder,
    urlOf,
    connect,
    drop,
    crowd: async (size) => {
      const name = `seira_${size.organisations}_${size.tickets}`;
      await asAdmin(async (admin) => {
        const there = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
        if (there.length > 0) return;
        await admin.exec(`DROP DATABASE IF EXISTS ${name}_part`);
        await admin.exec(`CREATE DATABASE ${name}_part`);
        const part = connect(`${name}_part`);
        await migrate(part);
        await writeCrowd(part, size);
        await part.close();
        await admin.exec(`ALTER DATABASE ${name}_part RENAME TO ${name}`);
      });
      return name;
    },
    copyOf: async (database, suffix) => {
      const copy = `${database}_${suffix}`;
      await drop(copy);
      await asAdmin((admin) => admin.exec(`CREATE DATABASE ${copy} TEMPLATE ${database}`));
      return copy;
    },
  };
}
