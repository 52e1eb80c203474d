import type { Settings } from '#server/settings.ts';
import type { Db } from './client.ts';
import { checkFolder, openFolder } from './folder.ts';
import { lockFolder } from './lock.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

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
