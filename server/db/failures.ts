import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { first, sqlState, type Queryable } from './client.ts';
import { hostsOf } from './hosts/postgresHosts.ts';

/** This server cannot or must not use the data folder. The folder is unchanged. */
export class FolderUnusable extends Error {
  override readonly name = 'FolderUnusable';
}

export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
}

const FOLDER_REASONS: Record<string, string> = {
  EACCES: 'permission denied for this user',
  EPERM: 'permission denied for this user',
  ENOENT: 'no folder can be created there',
  ENOTDIR: 'it is a file, or below one',
  EEXIST: 'it is a file, or below one',
  EROFS: 'the file system is read-only',
  EMFILE: 'this process has too many open files',
  ENOSPC: 'no space is left on the device',
  EDQUOT: 'the quota of this user is exhausted',
};

/** Names the setting in a system error about a data folder. Returns other errors unchanged. */
export function folderFailure(error: unknown, dataDir: string): unknown {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  if (!code || !syscall) return error;
  const why = FOLDER_REASONS[code] ?? code;
  return new FolderUnusable(
    `The data folder ${dataDir} cannot be used: ${why}. Set another one with DATA_DIR.`,
    { cause: error },
  );
}

/** Describes a system error about a file to write. Returns other errors unchanged. */
export function fileFailure(error: unknown, file: string): unknown {
  const { code = '', syscall } = (error ?? {}) as NodeJS.ErrnoException;
  const why = FOLDER_REASONS[code];
  if (!why || !syscall) return error;
  return new Error(`${file} cannot be written: ${why}.`, { cause: error });
}

/**
 * Creates a folder and its parents, each accessible only to the owner. Creates them one by one,
 * because Node's recursive form never returns below /proc.
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
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'the host name does not exist',
  EAI_AGAIN: 'the host name cannot be resolved',
  '28P01': 'user or password is wrong',
  '28000': 'it rejects this user',
  '3D000': 'the database does not exist',
  '53300': 'it has no free connections',
  '57P03': 'it is starting or stopping',
};

/** The database responds but cannot be used as it is. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}

/** Rejects a database with another encoding or without write access. @throws DatabaseUnusable */
export async function requireUsable(db: Queryable): Promise<void> {
  const row = await first<{ name: string; encoding: string; read_only: string; standby: boolean }>(
    db,
    `SELECT current_database()::text AS name, current_setting('server_encoding') AS encoding,
            current_setting('transaction_read_only') AS read_only, pg_is_in_recovery() AS standby`,
  );
  const { name, encoding, read_only: readOnly, standby } = row!;
  if (encoding !== 'UTF8') {
    throw new DatabaseUnusable(
      `The database ${name} has the encoding ${encoding}, which cannot sort or search Greek. Create ` +
        `one with UTF8: createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 ${name}`,
    );
  }
  if (readOnly === 'on') {
    throw new DatabaseUnusable(
      standby
        ? `The database ${name} is a standby and accepts no writes. Set DATABASE_URL to the primary, or to both hosts.`
        : `The database ${name} is read-only. Check default_transaction_read_only of the database and its user.`,
    );
  }
}

/** Advice for operators about a refusal of PostgreSQL; null for other errors. */
export function databaseHint(error: unknown): string | null {
  const state = sqlState(error);
  const { message } = (error ?? {}) as { message?: string };
  if (state === '42501') {
    return `The user of DATABASE_URL lacks a permission (${message}). Make it the owner of the database and its tables: ALTER DATABASE … OWNER TO …`;
  }
  if (state === '25006') return `The database is read-only (${message}). Is it a standby?`;
  return null;
}

const MALFORMED =
  'DATABASE_URL cannot be parsed as postgres://user:password@host:port/database. Encode special ' +
  'characters of the password as in a URL (@ as %40, / as %2F, # as %23), or omit the password ' +
  'and set PGPASSWORD.';

/** Explains why PostgreSQL did not respond, with setting and address, but never the password. */
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
      ? 'it requires a password; DATABASE_URL has none, and PGPASSWORD is not set'
      : (DATABASE_REASONS[code] ?? (message || code));
  return new DatabaseUnreachable(
    `The database of DATABASE_URL (${username || 'no user'} at ` +
      `${places.join(', ')}${pathname}) cannot be reached: ${why}.`,
    { cause: error },
  );
}
