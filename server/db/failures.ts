import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { first, sqlState, type Queryable } from './client.ts';
import { hostsOf } from './hosts/postgresHosts.ts';

/** The data folder is one that this server cannot or must not use. It was left as it was. */
export class FolderUnusable extends Error {
  override readonly name = 'FolderUnusable';
}

/** The database at DATABASE_URL does not let this server in. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
}

const FOLDER_REASONS: Record<string, string> = {
  EACCES: 'this user may not read and write there',
  EPERM: 'this user may not read and write there',
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'it is a file, or below one',
  EEXIST: 'it is a file, or below one',
  EROFS: 'the file system is read-only',
  EMFILE: 'this process has too many files open',
  ENOSPC: 'no space is left on the device',
  EDQUOT: 'the quota of this user is used up',
};

/**
 * Turns a system error about a data folder into one that names the setting; other errors unchanged.
 */
export function folderFailure(error: unknown, dataDir: string): unknown {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  if (!code || !syscall) return error;
  const why = FOLDER_REASONS[code] ?? code;
  return new FolderUnusable(
    `The data folder ${dataDir} cannot be used: ${why}. Give another one with DATA_DIR.`,
    { cause: error },
  );
}

/** Turns a system error about a file that is to be written into words; other errors unchanged. */
export function fileFailure(error: unknown, file: string): unknown {
  const { code = '', syscall } = (error ?? {}) as NodeJS.ErrnoException;
  const why = FOLDER_REASONS[code];
  if (!why || !syscall) return error;
  return new Error(`${file} cannot be written: ${why}.`, { cause: error });
}

/**
 * Creates a folder and its parents, each accessible to the owner only. One by one: below /proc,
 * Node's recursive form never returns.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process created it first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

const DATABASE_REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no machine of that name',
  EAI_AGAIN: 'there is no machine of that name',
  '28P01': 'user or password is wrong',
  '28000': 'it does not let this user in',
  '3D000': 'it has no database of that name',
  '53300': 'it has no connection to spare',
  '57P03': 'it is starting or stopping',
};

/** The database answers, and cannot be used as it is. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}

/** Refuses a database that stores other characters, or takes no writes. @throws DatabaseUnusable */
export async function requireUsable(db: Queryable): Promise<void> {
  const row = await first<{ name: string; encoding: string; read_only: string; standby: boolean }>(
    db,
    `SELECT current_database()::text AS name, current_setting('server_encoding') AS encoding,
            current_setting('transaction_read_only') AS read_only, pg_is_in_recovery() AS standby`,
  );
  const { name, encoding, read_only: readOnly, standby } = row!;
  if (encoding !== 'UTF8') {
    throw new DatabaseUnusable(
      `The database ${name} has the encoding ${encoding}, which cannot sort or search Greek. Make ` +
        `one with UTF8: createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 ${name}`,
    );
  }
  if (readOnly === 'on') {
    throw new DatabaseUnusable(
      standby
        ? `The database ${name} is a standby and takes no writes. Give DATABASE_URL the primary, or both hosts.`
        : `The database ${name} is read-only. Look at default_transaction_read_only of the database and its user.`,
    );
  }
}

/** What an operator can do about a refusal of PostgreSQL; null for other errors. */
export function databaseHint(error: unknown): string | null {
  const state = sqlState(error);
  const { message } = (error ?? {}) as { message?: string };
  if (state === '42501') {
    return `The user of DATABASE_URL may not do that (${message}). Let it own the database and its tables: ALTER DATABASE … OWNER TO …`;
  }
  if (state === '25006') return `The database is read-only (${message}). Is it a standby?`;
  return null;
}

const MALFORMED =
  'DATABASE_URL cannot be read as postgres://user:password@host:port/database. Write special ' +
  'characters of the password as in a URL (@ as %40, / as %2F, # as %23), or leave the password ' +
  'out and set PGPASSWORD.';

/** Why PostgreSQL did not respond, naming the setting and where it points, never the password. */
export function databaseFailure(error: unknown, url: string): DatabaseUnreachable {
  const { code = '', message = '' } = (error ?? {}) as NodeJS.ErrnoException;
  const hosts = hostsOf(url);
  if (code === 'ERR_INVALID_URL' || !hosts.every((one) => URL.canParse(one))) {
    return new DatabaseUnreachable(MALFORMED, { cause: error });
  }
  const { pathname, username, password } = new URL(hosts[0]!);
  const places = hosts.map((one) => {
    const { hostname, port } = new URL(one);
    return `${hostname || 'this machine'}:${port || '5432'}`;
  });
  const isAsked = code === '28P01' || /client password must be a string/.test(message);
  const why =
    isAsked && !password && !process.env.PGPASSWORD
      ? 'it wants a password; DATABASE_URL has none, and PGPASSWORD is not set'
      : (DATABASE_REASONS[code] ?? (message || code));
  return new DatabaseUnreachable(
    `The database of DATABASE_URL (${username || 'no user'} at ` +
      `${places.join(', ')}${pathname}) cannot be reached: ${why}.`,
    { cause: error },
  );
}
