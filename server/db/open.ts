import type { Settings } from '#server/settings.ts';
import { isUnreachable, type Db } from './client.ts';
import { databaseFailure, folderFailure } from './failures.ts';
import { checkFolder, openFolder } from './folder.ts';
import { lockFolder } from './lock.ts';
import { watchOutages, type OnOutage } from './outages.ts';
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

/** How to open, and whom to tell what. */
export interface Opening {
  onError: (error: Error) => void;
  /** Told when the embedded database has died: the process can only start anew. */
  onLost?: (error: Error) => void;
  /** Told when PostgreSQL is lost, and with null when it is back. */
  onOutage?: OnOutage;
  /** How long to wait for another process to let the data folder go; default not at all. */
  waitMs?: number;
}

async function openServer(url: string, settings: Settings, opening: Opening): Promise<Db> {
  const { onError, onOutage } = opening;
  const db = openPostgres({
    url,
    poolSize: settings.databasePool,
    onError: (error) => {
      // A connection at rest was cut: the work that comes next tells whether all are.
      if (!isUnreachable(error)) onError(error);
    },
  });
  try {
    await db.query('SELECT 1');
    return onOutage ? watchOutages(db, onOutage) : db;
  } catch (error) {
    await db.close();
    throw databaseFailure(error, url);
  }
}

async function openEmbedded(dataDir: string, { onError, onLost, waitMs }: Opening): Promise<Db> {
  checkFolder(dataDir);
  const unlock = await lockFolder(dataDir, waitMs);
  try {
    const open = makePrivate(dataDir);
    if (open.length > 0) onError(new FolderNotPrivate(dataDir, open));
    const db = await openFolder(dataDir, (folder) => openPglite({ folder, onLost }));
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

/**
 * Opens the database of the settings: PostgreSQL where DATABASE_URL is given, the embedded one in
 * DATA_DIR otherwise, guarded so that one process at a time holds the folder.
 * @throws DatabaseUnreachable when PostgreSQL does not let us in, FolderInUse when another process
 *   holds the folder, FolderUnusable when it is damaged, not ours or not to be written.
 */
export async function openDatabase(settings: Settings, opening: Opening): Promise<Db> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl !== null) return openServer(databaseUrl, settings, opening);
  try {
    return await openEmbedded(dataDir, opening);
  } catch (error) {
    throw folderFailure(error, dataDir);
  }
}
