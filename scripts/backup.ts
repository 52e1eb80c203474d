import { chmodSync, existsSync, rmdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { verifyBackup, writeBackup } from '#server/db/backup.ts';
import { askForBackup, backupFolder } from '#server/db/backupRequests.ts';
import { FolderInUse } from '#server/db/lock.ts';
import { openDatabase } from '#server/db/open.ts';
import { openMedia } from '#server/media/open.ts';
import { photoFiles } from '#server/repositories/photos/files.ts';
import { readSettings, type Settings } from '#server/settings.ts';

/** Writes the file from the database itself, or has the server that holds the folder write it. */
async function write(settings: Settings, file: string): Promise<void> {
  const ownFolder = join(settings.dataDir, 'backups');
  try {
    const db = await openDatabase(settings, { onError: () => undefined });
    try {
      if (dirname(file) === ownFolder) backupFolder(settings.dataDir);
      await writeBackup(db, file, new Date(), photoFiles(settings, openMedia(settings)));
    } finally {
      await db.close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    await askForBackup(settings.dataDir, file);
  } finally {
    try {
      rmdirSync(ownFolder);
    } catch {
      // The folder is not empty, as it should be, or does not exist.
    }
  }
}

/**
 * `npm run backup [-- file]`: writes all data of the configured database into one file, even while
 * the server runs, and reads it back. A failure leaves nothing behind.
 */
try {
  const settings = readSettings(process.env);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = resolve(process.argv[2] ?? join(settings.dataDir, 'backups', `seira-${stamp}.gz`));
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'pg'))) {
    throw new Error(`There is no database in ${settings.dataDir}.`);
  }
  await write(settings, file);
  chmodSync(file, 0o600);
  const { rows, takenAt, missing } = await verifyBackup(file);
  console.log(`${file}\n${rows} rows as of ${takenAt}, read back and found whole.`);
  if (missing > 0) {
    console.error(
      `${missing} files of photos are not in it: they were not found. Is DATA_DIR that of the server?`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
