import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BackupSummary, verifyBackup, writeBackup } from '#server/db/backup.ts';
import { sqlState } from '#server/db/client.ts';
import { requireDatabase, requireOwner } from '#server/db/folder.ts';
import { makeFolder } from '#server/db/failures.ts';
import { openDatabase } from '#server/db/open.ts';
import { openMedia } from '#server/media/store.ts';
import { callersPath, readWords } from '#server/operator/command.ts';
import { photoFiles } from '#server/repositories/photos/photos.ts';
import { recordRun } from '#server/repositories/service/status.ts';
import { readSettings, type Settings } from '#server/settings.ts';

/** Writes a backup of the database, reads it back, and records the success for operators. */
async function write(settings: Settings, file: string): Promise<BackupSummary> {
  const db = await openDatabase(settings, { onError: () => undefined });
  try {
    makeFolder(dirname(file));
    await writeBackup(db, file, new Date(), photoFiles(settings, openMedia(settings)));
    const summary = await verifyBackup(file);
    await recordRun(db, 'backup', new Date()).catch((error: unknown) => {
      // The database of an earlier version, before its upgrade.
      if (sqlState(error) !== '42P01') throw error;
    });
    return summary;
  } finally {
    await db.close();
  }
}

/**
 * `npm run backup [-- file]`: writes all data of the configured database to a file and reads it
 * back. PostgreSQL may stay in use. Only one process can open the embedded database, so stop its
 * server first.
 */
try {
  const [given] = readWords(1, 'Usage: npm run backup [-- <file>]');
  const settings = readSettings(process.env);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  requireOwner(settings.dataDir);
  const file = callersPath(given ?? join(settings.dataDir, 'backups', `seira-${stamp}.gz`));
  if (existsSync(file)) throw new Error(`${file} already exists.`);
  requireDatabase(settings);
  const { rows, takenAt, missing } = await write(settings, file);
  console.log(`${file}\n${rows} rows as of ${takenAt}, read back and verified.`);
  if (missing > 0) {
    console.error(
      `${missing} photo files are missing and not part of it. Check that DATA_DIR is that of the server.`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
