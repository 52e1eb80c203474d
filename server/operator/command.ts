import { resolve } from 'node:path';
import type { Db } from '#server/db/client.ts';
import { requireDatabase, requireOwner } from '#server/db/folder.ts';
import { FolderInUse } from '#server/db/lock.ts';
import { migrate, pendingSql } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { refreshSearchIndex } from '#server/repositories/organisations/searchIndex.ts';
import { readSettings, type Settings } from '#server/settings.ts';

/** A path relative to the caller's folder, because npm runs commands in the program's folder. */
export const callersPath = (path: string): string =>
  resolve(process.env.INIT_CWD ?? process.cwd(), path);

/**
 * The words after a command's name.
 * @throws Error with the usage for an option, such as `--help`, and for further words
 */
export function readWords(most: number, usage: string): string[] {
  const words = process.argv.slice(2);
  if (words.length > most || words.some((word) => word.startsWith('-'))) throw new Error(usage);
  return words;
}

export const EMPTY_DATABASE =
  'The database is empty. Check DATABASE_URL, or start the server, which creates the tables.';

export interface Work {
  (db: Db, settings: Settings): Promise<void>;
  /** Creates a missing database, as the first command of a new installation does. */
  creates?: boolean;
}

/**
 * Requires the tables of this version. Only the start of a server migrates an existing database,
 * because servers of another version may be using it.
 * @throws Error with advice for the operator; nothing was changed then
 */
export async function requireTables(db: Db, { creates }: Pick<Work, 'creates'>): Promise<void> {
  const pending = await pendingSql(db);
  if (pending === null && creates) {
    await migrate(db);
    // Marks the empty index as current. Otherwise the first start would rebuild it.
    await refreshSearchIndex(db.for('maintenance'));
    return;
  }
  if (pending === null) throw new Error(EMPTY_DATABASE);
  if (pending.length > 0) {
    throw new Error(
      `The database belongs to an earlier version: ${pending.join(', ')} would change it. Run this ` +
        'with the version that serves now, or start this version first. Nothing was changed.',
    );
  }
}

/**
 * Runs an operator command on the configured database. On failure, prints the reason and exits with
 * 1.
 * @param read parses the arguments before anything is opened; it throws messages for the operator
 */
export async function runCommand(read: () => Work): Promise<void> {
  try {
    const work = read();
    const settings = readSettings(process.env);
    if (settings.databaseUrl === null) requireOwner(settings.dataDir);
    if (!work.creates) requireDatabase(settings);
    const db = await openDatabase(settings, { onError: () => undefined });
    try {
      await requireTables(db, work);
      await work(db, settings);
    } finally {
      await db.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof FolderInUse) {
      console.error(
        'Only one process can open the embedded database: stop the server, run this again, and ' +
          'start it. With PostgreSQL both run at the same time.',
      );
    }
    process.exitCode = 1;
  }
}
