import type { Settings } from '#server/settings.ts';
import type { Db } from './client.ts';
import { checkFolder, openFolder } from './folder.ts';
import { lockFolder } from './lock.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { makePrivate } from './privacy.ts';

/** Others on this machine may read or change part of the data folder. */
class FolderNotPrivate extends Error {
  override readonly name = 'FolderNotPrivate';

  constructor(dataDir: string, open: string[]) {
    super(
      `Others on this machine may use ${open.length} paths of the data folder ${dataDir} (DATA_DIR), ` +
        `which belong to another user, ${open[0]} among them. Give them to the user of this process.`,
    );
  }
}

/**
 * Opens the database of the settings: PostgreSQL where DATABASE_URL is given, the embedded one in
 * DATA_DIR otherwise, guarded so that one process at a time holds the folder.
 * @param onLost told when the embedded database has died: the process can only start anew.
 * @throws FolderInUse when another process holds it, FolderUnusable when it is damaged or not ours.
 */
export async function openDatabase(
  settings: Settings,
  onError: (error: Error) => void,
  onLost?: (error: Error) => void,
): Promise<Db> {
  if (settings.databaseUrl !== null) {
    return openPostgres({ url: settings.databaseUrl, poolSize: settings.databasePool, onError });
  }
  checkFolder(settings.dataDir);
  const unlock = lockFolder(settings.dataDir);
  try {
    const open = makePrivate(settings.dataDir);
    if (open.length > 0) onError(new FolderNotPrivate(settings.dataDir, open));
    const db = await openFolder(settings.dataDir, (folder) => openPglite({ folder, onLost }));
    return {
      ...db,
      close: async () => {
        try {
          await db.close();
        } finally {
          unlock();
        }
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
