import { chmodSync, statSync } from 'node:fs';
import type { Settings } from '#server/settings.ts';
import { isUnreachable, type Db } from './client.ts';
import { databaseFailure, DatabaseUnusable, folderFailure, requireUsable } from './failures.ts';
import { checkFolder, openFolder } from './folder.ts';
import { lockFolder } from './lock.ts';
import { watchOutages, type OnOutage } from './outages.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { clientsOf, hostsOf } from './hosts/postgresHosts.ts';
import { poolsByTransaction } from './pooler.ts';

/** Other users of this machine may read or change the data folder. */
class FolderNotPrivate extends Error {
  override readonly name = 'FolderNotPrivate';

  constructor(dataDir: string) {
    super(
      `Others on this machine may use the data folder ${dataDir} (DATA_DIR), which belongs to ` +
        'another user. Give it to the user of this process.',
    );
  }
}

/** Closes the data folder to others; whatever lies below needs no modes of its own then. */
function keepOthersOut(dataDir: string): void {
  if ((statSync(dataDir).mode & 0o077) === 0) return;
  try {
    chmodSync(dataDir, 0o700);
  } catch {
    throw new FolderNotPrivate(dataDir);
  }
}

/** How to open the database, and the callbacks to notify. */
export interface Opening {
  onError: (error: Error) => void;
  /** Called when the embedded database has died: only a restart of the process helps. */
  onLost?: (error: Error) => void;
  /** Called when PostgreSQL is lost, and with null when it is back. */
  onOutage?: OnOutage;
  /** How long to wait for another process to release the data folder; by default not at all. */
  waitMs?: number;
}

/** Asks as often as there are hosts, because each failure makes the next one try another. */
async function firstAnswer(db: Db, hosts: number): Promise<void> {
  for (let left = hosts; ; left -= 1) {
    try {
      await db.query('SELECT 1');
      return;
    } catch (error) {
      if (left <= 1) throw error;
    }
  }
}

/** Connections must be sessions: LISTEN, advisory locks and settings belong to one. */
async function refusePooler(url: string): Promise<void> {
  const Client = clientsOf(url);
  const open = async () => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    return client.connect();
  };
  if (!(await poolsByTransaction(open))) return;
  throw new DatabaseUnusable(
    'The pooler of DATABASE_URL hands out its connections by transaction, and Seira needs sessions. ' +
      'Set pool_mode = session for this database in PgBouncer, or let DATABASE_URL name PostgreSQL itself.',
  );
}

async function openServer(url: string, settings: Settings, opening: Opening): Promise<Db> {
  const { onError, onOutage } = opening;
  const db = openPostgres({
    url,
    poolSize: settings.databasePool,
    onError: (error) => {
      // An idle connection was cut: the next query shows whether all are.
      if (!isUnreachable(error)) onError(error);
    },
  });
  try {
    await firstAnswer(db, hostsOf(url).length);
    await requireUsable(db);
    await refusePooler(url);
    return onOutage ? watchOutages(db, onOutage) : db;
  } catch (error) {
    await db.close();
    throw error instanceof DatabaseUnusable ? error : databaseFailure(error, url);
  }
}

async function openEmbedded(dataDir: string, { onError, onLost, waitMs }: Opening): Promise<Db> {
  checkFolder(dataDir);
  const unlock = await lockFolder(dataDir, waitMs);
  try {
    try {
      keepOthersOut(dataDir);
    } catch (error) {
      onError(error as Error);
    }
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
 * Opens the database of the settings: PostgreSQL where DATABASE_URL is given, otherwise the
 * embedded one in DATA_DIR, locked so that only one process at a time holds the folder.
 * @throws DatabaseUnreachable when PostgreSQL does not let us in, DatabaseUnusable when it cannot be
 *   used as it is, FolderInUse when another process holds the folder, FolderUnusable when it is damaged, not ours or not writable.
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
