import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Db, Queryable } from '#server/db/client.ts';

const OWN = new URL('./migrations/', import.meta.url);
const MIGRATION_LOCK = 7_346_201;

/** The database was written by a later version of this program. */
export class DatabaseNewer extends Error {
  override readonly name = 'DatabaseNewer';

  constructor(unknown: string[]) {
    super(
      `The database is newer than this program: it has ${unknown.join(', ')}. Start the version ` +
        'that wrote it, or restore a backup made by this one. Nothing was changed.',
    );
  }
}

const folderUrl = (folder?: string) => (folder ? pathToFileURL(`${folder}/`) : OWN);

/** The names of the scripts in the order in which they apply. */
export const migrationNames = (folder?: string): string[] =>
  readdirSync(folderUrl(folder))
    .filter((name) => /^\d{3}_.+\.sql$/.test(name))
    .sort();

/** Applies, within a transaction, those of the named scripts that the database has not seen. */
export async function applyMigrations(
  tx: Queryable,
  names: string[],
  folder?: string,
): Promise<string[]> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await tx.exec(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  const rows = await tx.query<{ name: string }>('SELECT name FROM migrations ORDER BY name');
  const seen = new Set(rows.map((row) => row.name));
  const unknown = [...seen].filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new DatabaseNewer(unknown);
  const missing = names.filter((name) => !seen.has(name));
  for (const name of missing) {
    await tx.exec(readFileSync(new URL(name, folderUrl(folder)), 'utf8'));
    await tx.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
  }
  return missing;
}

/**
 * Applies the numbered scripts of `migrations/` that the database has not seen, all in one
 * transaction, so that a failure leaves it as it was. Processes that start together wait for
 * each other.
 * @param folder other scripts than this program's own.
 * @returns the names that were applied.
 * @throws DatabaseNewer when the database has seen a script that is not there.
 */
export const migrate = (db: Db, folder?: string): Promise<string[]> =>
  db.transaction((tx) => applyMigrations(tx, migrationNames(folder), folder));
