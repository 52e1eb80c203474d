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
      `Others on this machine may access the data folder ${dataDir} (DATA_DIR), which belongs to ` +
        'another user. Make the user of this process its owner.',
    );
  }
}

/** Closes the data folder to other users, so that its content needs no modes of its own. */
function restrictAccess(dataDir: string): void {
  if ((statSync(dataDir).mode & 0o077) === 0) return;
  try {
    chmodSync(dataDir, 0o700);
  } catch {
    throw new FolderNotPrivate(dataDir);
  }
}

export interface Opening {
  onError: (error: Error) => void;
  /** Called when the embedded database has died. Only a restart of the process helps. */
  onLost?: (error: Error) => void;
  /** Called with an error when PostgreSQL is lost, and with null when it is back. */
  onOutage?: OnOutage;
  /** Time to wait for another process to release the data folder; none by default. */
  waitMs?: number;
}

/** Retries once per host, because each failure makes the next client try another host. */
async function firstResponse(db: Db, hosts: number): Promise<void> {
  for (let left = hosts; ; left -= 1) {
    try {
      await db.query('SELECT 1');
      return;
    } catch (error) {
      if (left <= 1) throw error;
    }
  }
}

/** LISTEN, advisory locks and settings belong to a session, so connections must be sessions. */
async function refusePooler(url: string): Promise<void> {
  const Client = clientsOf(url);
  const open = async () => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    return client.connect();
  };
  if (!(await poolsByTransaction(open))) return;
  throw new DatabaseUnusable(
    'The pooler of DATABASE_URL assigns connections per transaction, and Seira needs sessions. ' +
      'Set pool_mode = session for this database in PgBouncer, or let DATABASE_URL name PostgreSQL itself.',
  );
}

async function openServer(url: string, settings: Settings, opening: Opening): Promise<Db> {
  const { onError, onOutage } = opening;
  const db = openPostgres({
    url,
    poolSize: settings.databasePool,
    onError: (error) => {
      // An idle connection was cut. The next query shows if all are.
      if (!isUnreachable(error)) onError(error);
    },
  });
  try {
    await firstResponse(db, hostsOf(url).length);
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
      restrictAccess(dataDir);
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
 * Opens the configured database: PostgreSQL if DATABASE_URL is set, otherwise the embedded one in
 * DATA_DIR. A lock lets only one process use that folder.
 * @throws DatabaseUnreachable if PostgreSQL rejects us, DatabaseUnusable if it cannot be used as it
 * is, FolderInUse if another process holds the folder, FolderUnusable if the folder is damaged,
 * foreign or not writable
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
