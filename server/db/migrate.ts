import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as rest } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { LOCKS } from './advisoryLocks.ts';
import { sqlState, type Db, type Queryable } from '#server/db/client.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);
const FUNCTIONS = new URL('./functions/', import.meta.url);

/** SQL folders to use instead of this program's own. */
export interface SqlFolders {
  migrations?: string;
  functions?: string;
}

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

/** The database, or a backup, is older than the baseline. */
export class DatabaseOlder extends Error {
  override readonly name = 'DatabaseOlder';

  constructor(last: string) {
    super(
      `The database is too old for this program: its last migration is ${last}. Start version ` +
        '1.0.0 once, which brings it up to date, then this one. Nothing was changed.',
    );
  }
}

const ATTEMPTS = 5;
/** Deadlock, serialization failure, lock timeout. */
const PASSING = /^(40P01|40001|55P03)$/;

/** One script with the schema of the migrations up to the last one that version 1.0.0 applied. */
const BASELINE = '049_schema.sql';
const LAST_OF_1_0_0 = '049_walk_in_presses.sql';

/**
 * The names with which this program knows the migrations of a database: the baseline stands for all
 * of 1.0.0.
 * @throws DatabaseOlder when the migrations of 1.0.0 are incomplete
 */
export function sinceBaseline(applied: string[]): string[] {
  const earlier = applied.filter((name) => name <= LAST_OF_1_0_0 && name !== BASELINE).sort();
  if (earlier.length === 0) return applied;
  if (!earlier.includes(LAST_OF_1_0_0)) throw new DatabaseOlder(earlier.at(-1)!);
  return [BASELINE, ...applied.filter((name) => name > LAST_OF_1_0_0)];
}

const folderUrl = (own: URL, folder?: string) => (folder ? pathToFileURL(`${folder}/`) : own);

const namesIn = (folder: URL, pattern: RegExp): string[] =>
  readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort();

/** The names of the migrations in the order in which they are applied. */
export const migrationNames = (folder?: string): string[] =>
  namesIn(folderUrl(MIGRATIONS, folder), /^\d{3}_.+\.sql$/);

export const functionNames = (folder?: string): string[] =>
  namesIn(folderUrl(FUNCTIONS, folder), /\.sql$/);

/** Applies, within a transaction, those of the named migrations that the database does not have. */
export async function applyMigrations(
  tx: Queryable,
  names: string[],
  folder?: string,
): Promise<string[]> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.migrations]);
  await tx.exec(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  const rows = await tx.query<{ name: string }>('SELECT name FROM migrations ORDER BY name');
  const applied = rows.map(({ name }) => name);
  const seen = new Set(sinceBaseline(applied));
  if (!applied.includes(BASELINE) && seen.has(BASELINE)) {
    const replaced = applied.filter((name) => !seen.has(name));
    await tx.query('DELETE FROM migrations WHERE name = ANY ($1)', [replaced]);
    await tx.query('INSERT INTO migrations (name) VALUES ($1)', [BASELINE]);
  }
  const unknown = [...seen].filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new DatabaseNewer(unknown);
  const missing = names.filter((name) => !seen.has(name));
  for (const name of missing) {
    await tx.exec(readFileSync(new URL(name, folderUrl(MIGRATIONS, folder)), 'utf8'));
    await tx.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
  }
  return missing;
}

/**
 * Applies, within the transaction of the migrations, every function whose text differs from the one
 * applied last. Older texts count too, so that going back to an older version with the same
 * migrations restores the functions that it was tested with.
 */
async function applyFunctions(tx: Queryable, folder?: string): Promise<string[]> {
  await tx.exec(
    `CREATE TABLE IF NOT EXISTS sql_functions (name text PRIMARY KEY, checksum text NOT NULL,
       applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  const rows = await tx.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM sql_functions',
  );
  const checksums = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const changed: string[] = [];
  for (const name of functionNames(folder)) {
    const text = readFileSync(new URL(name, folderUrl(FUNCTIONS, folder)), 'utf8');
    const checksum = createHash('sha256').update(text).digest('hex');
    if (checksums.get(name) === checksum) continue;
    await tx.exec(text);
    await tx.query(
      `INSERT INTO sql_functions (name, checksum) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET checksum = EXCLUDED.checksum, applied_at = now()`,
      [name, checksum],
    );
    changed.push(name);
  }
  return changed;
}

/**
 * Applies the numbered scripts of `migrations/` that the database does not have, then the files of
 * `functions/` whose text has changed, all in one transaction, so that a failure changes nothing.
 * Processes that start together wait for each other.
 * @returns the names that were applied, migrations first.
 * @throws DatabaseNewer when the database has a migration that this program does not, DatabaseOlder
 *   when it has not reached the baseline.
 */
export async function migrate(db: Db, folders: SqlFolders = {}): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(async (tx) => [
        ...(await applyMigrations(tx, migrationNames(folders.migrations), folders.migrations)),
        ...(await applyFunctions(tx, folders.functions)),
      ]);
    } catch (error) {
      // A process of the previous version works on the same tables meanwhile.
      if (attempt === ATTEMPTS || !PASSING.test(sqlState(error) ?? '')) throw error;
      await rest(attempt * 200);
    }
  }
}
