import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderUnusable, makeFolder } from './failures.ts';

const OURS = /^(pg|pg\.unfinished|jwt(\.previous)?\.key.*|server\.lock.*|backups|mail|media)$/;
const OF_THE_SYSTEM = /^(\.|lost\+found$)/;
const VERSION = '18';
const CONTROL_BYTES = 8192;

const restoreHint = (dataDir: string) =>
  `Nothing in it was changed. Keep it, then either put back a copy of the whole folder, or restore ` +
  `a backup into a new one: DATA_DIR=… npm run restore -- <file> (backups are in ${join(dataDir, 'backups')} ` +
  'unless you gave another place).';

const entries = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

function whatIsMissing(pg: string): string | null {
  if (!existsSync(join(pg, 'PG_VERSION'))) return 'has no PG_VERSION';
  const version = readFileSync(join(pg, 'PG_VERSION'), 'utf8').trim();
  if (version !== VERSION)
    return `was made by PostgreSQL ${version}, and this server has ${VERSION}`;
  const control = join(pg, 'global', 'pg_control');
  if (!existsSync(control) || statSync(control).size !== CONTROL_BYTES) {
    return 'has no whole global/pg_control';
  }
  const segments = entries(join(pg, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
  if (segments.length === 0) return 'has no log in pg_wal';
  for (const name of ['base', 'pg_xact']) {
    if (entries(join(pg, name)).length === 0) return `has nothing in ${name}`;
  }
  return null;
}

/**
 * Checks a data folder before anything is written to it: the embedded database would initialise
 * itself over files that it does not recognise.
 * @throws FolderUnusable for a folder of something else, and for an incomplete database.
 */
export function checkFolder(dataDir: string): void {
  const names = entries(dataDir).filter((name) => !OF_THE_SYSTEM.test(name));
  if (names.includes('PG_VERSION')) {
    throw new FolderUnusable(
      `${dataDir} is the data folder of a PostgreSQL server. Give Seira a folder of its own with ` +
        'DATA_DIR, or let it use that server with DATABASE_URL.',
    );
  }
  if (names.length > 0 && !names.some((name) => OURS.test(name))) {
    throw new FolderUnusable(
      `${dataDir} holds something else (${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}). ` +
        'Nothing in it was changed. Give Seira an empty folder or a new name with DATA_DIR.',
    );
  }
  const pg = join(dataDir, 'pg');
  if (existsSync(join(dataDir, 'pg.unfinished')) || entries(pg).length === 0) return;
  const missing = whatIsMissing(pg);
  if (missing !== null) {
    throw new FolderUnusable(`The database in ${pg} ${missing}. ${restoreHint(dataDir)}`);
  }
}

/**
 * Opens the database folder with `open`. A first opening that was cut off starts afresh, because no
 * client ever got a response from it; one that fails leaves no trace.
 * @throws FolderUnusable when what is there cannot be opened.
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
  const pidFile = join(pg, 'postmaster.pid');
  const hadPid = existsSync(pidFile);
  try {
    const opened = await open(pg);
    rmSync(unfinished, { force: true });
    return opened;
  } catch (error) {
    if (isNew) throw error;
    if (!hadPid) rmSync(pidFile, { force: true });
    const why = error instanceof Error ? error.message : String(error);
    throw new FolderUnusable(
      `The database in ${pg} cannot be opened and may be damaged (${why}). ${restoreHint(dataDir)}`,
      { cause: error },
    );
  }
}
