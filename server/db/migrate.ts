import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as rest } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { LOCKS } from './advisoryLocks.ts';
import { columnOf, sqlState, valueOf, type Db, type Queryable } from '#server/db/client.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);
const FUNCTIONS = new URL('./functions/', import.meta.url);

/** Replaces this program's own SQL folders. */
export interface SqlFolders {
  migrations?: string;
  functions?: string;
}

/** A later version of this program wrote the database. */
export class DatabaseNewer extends Error {
  override readonly name = 'DatabaseNewer';

  constructor(unknown: string[]) {
    super(
      `The database is newer than this program: it has ${unknown.join(', ')}. Start the version ` +
        'that wrote it, or restore a backup of this version. Nothing was changed.',
    );
  }
}

/** The database or backup is older than the baseline. */
class DatabaseOlder extends Error {
  override readonly name = 'DatabaseOlder';

  constructor(last: string) {
    super(
      `The database is too old for this program: its last migration is ${last}. Start version ` +
        '1.0.0 once, which brings it up to date, then this one. Nothing was changed.',
    );
  }
}

const ATTEMPTS = 5;
/** SQLSTATEs of a deadlock and a serialization failure. */
const RETRYABLE = /^(40P01|40001)$/;
/** SQLSTATE of a lock timeout. */
const LOCKED = '55P03';
/**
 * Time that a migration waits for a table lock. Other users of the table wait just as long. The
 * migration then retries without limit.
 */
const LOCK_TIMEOUT_MS = 1_000;
const POLL_EVERY_MS = 100;
/** Interval of reports about what a start waits for. */
const REPORT_EVERY_MS = 5_000;

/** The schema of all migrations up to the last one of version 1.0.0, in one script. */
const BASELINE = '049_schema.sql';
const LAST_OF_1_0_0 = '049_walk_in_presses.sql';

/**
 * The names of applied migrations, with the baseline instead of those of 1.0.0.
 * @throws DatabaseOlder if the migrations of 1.0.0 are incomplete
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

/** Migration names in the order of their application. */
export const migrationNames = (folder?: string): string[] =>
  namesIn(folderUrl(MIGRATIONS, folder), /^\d{3}_.+\.sql$/);

export const functionNames = (folder?: string): string[] =>
  namesIn(folderUrl(FUNCTIONS, folder), /\.sql$/);

const textIn = (name: string, folder?: string): string =>
  readFileSync(new URL(name, folderUrl(MIGRATIONS, folder)), 'utf8');

const CONCURRENTLY = /\bCONCURRENTLY\b/g;

/** True if a script blocks nobody, and therefore must run outside a transaction. */
const isConcurrent = (name: string, folder?: string): boolean =>
  textIn(name, folder).search(CONCURRENTLY) >= 0;

const appliedNames = (db: Queryable): Promise<string[]> =>
  columnOf(db, 'SELECT name FROM migrations ORDER BY name');

const isUsed = async (db: Queryable): Promise<boolean> =>
  (await valueOf<string>(db, "SELECT to_regclass('public.migrations')::text")) !== null;

const markApplied = (db: Queryable, name: string): Promise<unknown> =>
  db.query('INSERT INTO migrations (name) VALUES ($1)', [name]);

/**
 * Applies those of the named migrations that the database lacks, within a transaction.
 * @param before applies only those before this one
 */
export async function applyMigrations(
  tx: Queryable,
  names: string[],
  { folder, before }: { folder?: string; before?: string } = {},
): Promise<string[]> {
  await tx.exec(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  const applied = await appliedNames(tx);
  const seen = new Set(sinceBaseline(applied));
  if (!applied.includes(BASELINE) && seen.has(BASELINE)) {
    const replaced = applied.filter((name) => !seen.has(name));
    await tx.query('DELETE FROM migrations WHERE name = ANY ($1)', [replaced]);
    await markApplied(tx, BASELINE);
  }
  const unknown = [...seen].filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new DatabaseNewer(unknown);
  const missing = names.filter((name) => !seen.has(name) && (!before || name < before));
  for (const name of missing) {
    await tx.exec(textIn(name, folder).replace(CONCURRENTLY, ''));
    await markApplied(tx, name);
  }
  return missing;
}

/**
 * Runs a script outside a transaction, statement by statement. An interrupted script starts again,
 * so each statement must be safe to repeat.
 */
async function applyConcurrently(db: Db, name: string, folder?: string): Promise<void> {
  const statements = textIn(name, folder)
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .filter((sql) => sql.trim() !== '');
  for (const sql of statements) await db.exec(sql);
  await markApplied(db, name);
}

/** The functions whose text differs from the one that was applied last. */
async function changedFunctions(
  db: Queryable,
  folder?: string,
): Promise<{ name: string; text: string; checksum: string }[]> {
  const rows = await db.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM sql_functions',
  );
  const checksums = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  return functionNames(folder)
    .map((name) => {
      const text = readFileSync(new URL(name, folderUrl(FUNCTIONS, folder)), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    })
    .filter(({ name, checksum }) => checksums.get(name) !== checksum);
}

/**
 * Applies every changed function, within the transaction of the migrations. This includes older
 * texts, so that an older version with the same migrations gets the functions that it was tested
 * with.
 */
async function applyFunctions(tx: Queryable, folder?: string): Promise<string[]> {
  await tx.exec(
    `CREATE TABLE IF NOT EXISTS sql_functions (name text PRIMARY KEY, checksum text NOT NULL,
       applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  const changed = await changedFunctions(tx, folder);
  for (const { name, text, checksum } of changed) {
    await tx.exec(text);
    await tx.query(
      `INSERT INTO sql_functions (name, checksum) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET checksum = EXCLUDED.checksum, applied_at = now()`,
      [name, checksum],
    );
  }
  return changed.map(({ name }) => name);
}

/**
 * Reads what a start would apply. Changes nothing.
 * @returns names of migrations, or of functions if no migration is missing; null without tables
 * @throws DatabaseNewer, DatabaseOlder as `migrate`
 */
export async function pendingSql(db: Queryable): Promise<string[] | null> {
  if (!(await isUsed(db))) return null;
  const [seen, names] = [sinceBaseline(await appliedNames(db)), migrationNames()];
  const unknown = seen.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new DatabaseNewer(unknown);
  const missing = names.filter((name) => !seen.includes(name));
  if (missing.length > 0) return missing;
  return (await changedFunctions(db)).map(({ name }) => name);
}

/** Reports immediately, and then every few seconds, what a start waits for. */
function throttled(onWait: (what: string) => void): (what: () => Promise<string>) => Promise<void> {
  let reportedAt = -Infinity;
  return async (what) => {
    if (performance.now() - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = performance.now();
    onWait(await what());
  };
}

/** Describes the current maintenance of any process. */
async function maintenanceNow(db: Queryable): Promise<string> {
  const [running] = await db.query<{ sql: string; seconds: number }>(
    `SELECT left(regexp_replace(query, '\\s+', ' ', 'g'), 100) AS sql,
            extract(epoch FROM clock_timestamp() - query_start)::int AS seconds
       FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'seira maintenance'
        AND state <> 'idle' AND pid <> pg_backend_pid()
      ORDER BY xact_start LIMIT 1`,
  );
  return running ? `for ${running.seconds} s: ${running.sql}` : 'between two statements';
}

type Report = ReturnType<typeof throttled>;

/** Retries a transaction until nothing blocks it. */
async function withRetries<Result>(
  db: Db,
  report: Report,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ;) {
    try {
      return await db.transaction(async (tx) => {
        await tx.exec(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
        return work(tx);
      });
    } catch (error) {
      // A process of the previous version uses the same tables.
      const state = sqlState(error) ?? '';
      if (state === LOCKED) {
        await report(async () => 'a lock held by a long transaction, such as a dump or a session');
      } else if (attempt === ATTEMPTS || !RETRYABLE.test(state)) throw error;
      else attempt += 1;
      await rest(attempt * 200);
    }
  }
}

/** Applies missing migrations and changed functions. The caller excludes other processes. */
async function applyAll(
  db: Db,
  { migrations: folder, functions }: SqlFolders,
  report: Report,
): Promise<string[]> {
  const names = migrationNames(folder);
  const applied: string[] = [];
  // Nobody uses a new database or the embedded database during its migration.
  if (db.kind === 'postgres' && (await isUsed(db))) {
    const seen = new Set(sinceBaseline(await appliedNames(db)));
    for (const name of names.filter((one) => !seen.has(one) && isConcurrent(one, folder))) {
      const range = { folder, before: name };
      applied.push(...(await withRetries(db, report, (tx) => applyMigrations(tx, names, range))));
      await applyConcurrently(db, name, folder);
      applied.push(name);
    }
  }
  const others = await withRetries(db, report, async (tx) => [
    ...(await applyMigrations(tx, names, { folder })),
    ...(await applyFunctions(tx, functions)),
  ]);
  return [...applied, ...others];
}

/**
 * Applies the numbered scripts of `migrations/` that the database lacks, then the changed files of
 * `functions/`, all in one transaction, so that a failure changes nothing. Exception: in a database
 * that is in use, a script with CONCURRENTLY runs separately, after the scripts before it.
 * Concurrent processes wait for each other without limit.
 * @param onWait receives what a start waits for, immediately and every few seconds
 * @returns the names of everything applied, migrations first
 * @throws DatabaseNewer if the database has a migration that this program lacks, DatabaseOlder if
 * it has not reached the baseline
 */
export async function migrate(
  db: Db,
  folders: SqlFolders = {},
  onWait: (what: string) => void = (what) => console.error(`Waiting for ${what}.`),
): Promise<string[]> {
  const own = db.for('maintenance');
  const report = throttled(onWait);
  for (;;) {
    let applied: string[] = [];
    const isDone = await own.exclusively(LOCKS.migrations, async () => {
      applied = await applyAll(own, folders, report);
    });
    if (isDone) return applied;
    await report(async () => `migrations by another process, ${await maintenanceNow(own)}`);
    await rest(POLL_EVERY_MS);
  }
}
