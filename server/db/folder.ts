import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { FolderUnusable, makeFolder } from './failures.ts';

const OURS = /^(pg|pg\.unfinished|jwt(\.previous)?\.key.*|server\.lock.*|backups|mail|media)$/;
const OF_THE_SYSTEM = /^(\.|lost\+found$)/;
const VERSION = '18';
const CONTROL_BYTES = 8192;

const restoreHint = (dataDir: string) =>
  `Nothing in it was changed. Keep it, then either put back a copy of the whole folder, or restore ` +
  `a backup into a new one: DATA_DIR=… npm run restore -- <file> (backups are in ${join(dataDir, 'backups')} ` +
  'unless you configured another place).';

const entries = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

function folderFault(pg: string): string | null {
  if (!existsSync(join(pg, 'PG_VERSION'))) return 'has no PG_VERSION';
  const version = readFileSync(join(pg, 'PG_VERSION'), 'utf8').trim();
  if (version !== VERSION)
    return `was created by PostgreSQL ${version}, and this server has ${VERSION}`;
  const control = join(pg, 'global', 'pg_control');
  if (!existsSync(control) || statSync(control).size !== CONTROL_BYTES) {
    return 'has no complete global/pg_control';
  }
  const segments = entries(join(pg, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
  if (segments.length === 0) return 'has no log in pg_wal';
  for (const name of ['base', 'pg_xact']) {
    if (entries(join(pg, name)).length === 0) return `has nothing in ${name}`;
  }
  return null;
}

/**
 * Checks a data folder before any write, because the embedded database would initialise itself over
 * files that it does not recognise.
 * @throws FolderUnusable for foreign files and for an incomplete database
 */
export function checkFolder(dataDir: string): void {
  const names = entries(dataDir).filter((name) => !OF_THE_SYSTEM.test(name));
  if (names.includes('PG_VERSION')) {
    throw new FolderUnusable(
      `${dataDir} is the data folder of a PostgreSQL server. Set another folder with ` +
        'DATA_DIR, or use that server with DATABASE_URL.',
    );
  }
  if (names.length > 0 && !names.some((name) => OURS.test(name))) {
    throw new FolderUnusable(
      `${dataDir} contains other files (${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}). ` +
        'Nothing in it was changed. Set DATA_DIR to an empty folder or a new name.',
    );
  }
  const pg = join(dataDir, 'pg');
  if (existsSync(join(dataDir, 'pg.unfinished')) || entries(pg).length === 0) return;
  const fault = folderFault(pg);
  if (fault !== null) {
    throw new FolderUnusable(`The database in ${pg} ${fault}. ${restoreHint(dataDir)}`);
  }
}

/** The name of a user of this machine, or its number. */
function userName(uid: number): string {
  try {
    const users = readFileSync('/etc/passwd', 'utf8').split('\n');
    const [name] = users.find((line) => line.split(':')[2] === String(uid))?.split(':') ?? [];
    return name ?? `#${uid}`;
  } catch {
    return `#${uid}`;
  }
}

/**
 * Refuses a data folder of another user, because files that root leaves there keep the server from
 * starting.
 * @param uid the user that runs this; undefined on systems without user ids
 * @throws FolderUnusable
 */
export function requireOwner(dataDir: string, uid = process.geteuid?.()): void {
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || uid === undefined || owner === uid) return;
  const name = userName(owner);
  throw new FolderUnusable(
    `The data folder ${dataDir} belongs to ${name}, and this is ${userName(uid)}. Run the command ` +
      `as that user: sudo -u ${name} … Nothing was changed.`,
  );
}

/**
 * Refuses a missing embedded database, because a command with a mistyped DATA_DIR would create it.
 * @throws FolderUnusable
 */
export function requireDatabase({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string | null;
  dataDir: string;
}): void {
  if (databaseUrl !== null || existsSync(join(dataDir, 'pg'))) return;
  throw new FolderUnusable(
    `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`,
  );
}

/** The first file of a folder that this user may not read and write. */
const firstForbidden = (folder: string): string | undefined =>
  entries(folder).length === 0
    ? undefined
    : readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .find((file) => {
          try {
            closeSync(openSync(file, 'r+'));
            return false;
          } catch (error) {
            return ['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
          }
        });

/**
 * Checks access to every file of the database, because without it the engine fails as on a damaged
 * database.
 * @throws FolderUnusable
 */
function requireAccess(dataDir: string): void {
  const file = firstForbidden(join(dataDir, 'pg'));
  if (file === undefined) return;
  const [user, owner] = [userName(process.geteuid!()), userName(statSync(file).uid)];
  throw new FolderUnusable(
    `This user (${user}) may not read and write ${file}, which belongs to ${owner}: a command ` +
      `ran as that user. The data is complete. Restore the owner: chown -R ${user} ${dataDir}`,
  );
}

/** The engine cannot create a database with less space. */
const LEAST_FREE_BYTES = 200e6;

/** Describes an engine failure. Out of space, the engine throws a value without a message. */
function reasonOf(error: unknown, folder: string): string {
  if (error instanceof Error && error.message) return error.message;
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.round((bavail * bsize) / 1e6);
  if (free * 1e6 < LEAST_FREE_BYTES) return `only ${free} MB are free on its disk`;
  const { errno } = (error ?? {}) as { errno?: number };
  return `error ${errno ?? 'without a number'} of the engine`;
}

/**
 * Opens the database folder with `open`. An interrupted first opening starts again, because no
 * client ever got a response from it. A failed one leaves no trace.
 * @throws FolderUnusable if the content cannot be opened
 */
export async function openFolder<Result>(
  dataDir: string,
  open: (folder: string) => Promise<Result>,
): Promise<Result> {
  const pg = join(dataDir, 'pg');
  const unfinished = join(dataDir, 'pg.unfinished');
  if (existsSync(unfinished)) rmSync(pg, { recursive: true, force: true });
  const isNew = entries(pg).length === 0;
  if (isNew) {
    makeFolder(dataDir);
    writeFileSync(unfinished, '', { mode: 0o600 });
  }
  requireAccess(dataDir);
  const pidFile = join(pg, 'postmaster.pid');
  const hadPid = existsSync(pidFile);
  try {
    const opened = await open(pg);
    rmSync(unfinished, { force: true });
    return opened;
  } catch (error) {
    const why = reasonOf(error, dataDir);
    if (isNew) {
      if (error instanceof Error) throw error;
      throw new FolderUnusable(`The database in ${pg} cannot be created (${why}).`, {
        cause: error,
      });
    }
    if (!hadPid) rmSync(pidFile, { force: true });
    throw new FolderUnusable(
      `The database in ${pg} cannot be opened and may be damaged (${why}). ${restoreHint(dataDir)}`,
      { cause: error },
    );
  }
}
