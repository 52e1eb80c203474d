import { restoreBackup, verifyBackup } from '#server/db/backup.ts';
import { requireOwner } from '#server/db/folder.ts';
import { openDatabase } from '#server/db/open.ts';
import { openMedia } from '#server/media/store.ts';
import { callersPath, readWords } from '#server/operator/command.ts';
import { allFiles } from '#server/repositories/photos/photos.ts';
import { readSettings } from '#server/settings.ts';

/**
 * `npm run restore -- file`: restores a backup into the configured database, which must be new and
 * empty. The backup may be of the other kind of database, so this also moves data from the embedded
 * one to PostgreSQL.
 */
try {
  const usage = 'Usage: npm run restore -- <file>';
  const [file] = readWords(1, usage);
  if (!file) throw new Error(usage);
  await verifyBackup(callersPath(file));
  const settings = readSettings(process.env);
  requireOwner(settings.dataDir);
  const db = await openDatabase(settings, { onError: () => undefined });
  try {
    const { rows, takenAt } = await restoreBackup(db, callersPath(file), {
      ...openMedia(settings),
      names: allFiles,
    });
    const where = settings.databaseUrl ? 'the database of DATABASE_URL' : settings.dataDir;
    console.log(`${rows} rows as of ${takenAt} were restored to ${where}.`);
  } finally {
    await db.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
