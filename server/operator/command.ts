import { resolve } from 'node:path';
import type { Db } from '#server/db/client.ts';
import { requireOwner } from '#server/db/folder.ts';
import { FolderInUse } from '#server/db/lock.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { refreshSearchIndex } from '#server/repositories/organisations/searchIndex.ts';
import { readSettings, type Settings } from '#server/settings.ts';

/** A path as the caller wrote it: npm runs commands in the program's folder. */
export const callersPath = (path: string): string =>
  resolve(process.env.INIT_CWD ?? process.cwd(), path);

export type Work = (db: Db, settings: Settings) => Promise<void>;

/**
 * Runs a command of the operator on the database of the settings, which is made where there is
 * none, and ends with 1 and the reason when it fails.
 * @param read reads the arguments, before anything is opened; it throws what the operator should read
 */
export async function runCommand(read: () => Work): Promise<void> {
  try {
    const work = read();
    const settings = readSettings(process.env);
    if (settings.databaseUrl === null) requireOwner(settings.dataDir);
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
        'The embedded database opens for one process only: stop the server, run this again, and ' +
          'start it. On PostgreSQL both run at the same time.',
      );
    }
    process.exitCode = 1;
  }
}
