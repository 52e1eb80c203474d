import { resolve } from 'node:path';
import type { Db } from '#server/db/client.ts';
import { requireDatabase, requireOwner } from '#server/db/folder.ts';
import { FolderInUse } from '#server/db/lock.ts';
import { migrate } from '#server/db/migrate.ts';
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

export interface Work {
  (db: Db, settings: Settings): Promise<void>;
  /** Creates a missing database, as the first command of a new installation does. */
  creates?: boolean;
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
      await migrate(db);
      await refreshSearchIndex(db.for('maintenance'));
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
