import { chmodSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { verifyBackup, writeBackup } from '#server/db/backup.ts';
import { askForBackup, backupFolder } from '#server/db/backupDesk.ts';
import { FolderInUse } from '#server/db/lock.ts';
import { openDatabase } from '#server/db/open.ts';
import { readSettings } from '#server/settings.ts';

/**
 * `npm run backup [-- file]`: writes all data of the database of the settings into one file, also
 * while the server runs, and reads it back.
 */
try {
  const settings = readSettings(process.env);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = resolve(
    process.argv[2] ?? join(backupFolder(settings.dataDir), `seira-${stamp}.gz`),
  );
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'pg'))) {
    throw new Error(`There is no database in ${settings.dataDir}.`);
  }
  try {
    const db = await openDatabase(settings, { onError: () => undefined });
    try {
      await writeBackup(db, file, new Date());
    } finally {
      await db.close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    await askForBackup(settings.dataDir, file);
  }
  chmodSync(file, 0o600);
  const { rows, takenAt } = await verifyBackup(file);
  console.log(`${file}\n${rows} rows as of ${takenAt}, read back and found whole.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
