import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { LOCKS } from './advisoryLocks.ts';
import { columnOf, type Db, type Queryable } from './client.ts';
import { fileFailure } from './failures.ts';
import {
  applyMigrations,
  DatabaseNewer,
  migrate,
  migrationNames,
  sinceBaseline,
} from './migrate.ts';

/** The backup is unusable. Nothing was written. */
class BackupUnusable extends Error {
  override readonly name = 'BackupUnusable';
}

export interface BackupSummary {
  takenAt: string;
  migrations: string[];
  rows: number;
  /** Files named in rows but not found, so not part of the backup. */
  missing: number;
}

/** Files that belong to rows: photos, if the server itself stores them. */
export interface BackupFiles {
  /** The names of all files that the rows need. */
  names(tx: Queryable): Promise<string[]>;
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Buffer): Promise<void>;
}

interface Table {
  name: string;
  columns: string[];
  needs: string[];
}

const CHUNK = 500;

/** All tables in the catalogue except internal ones, referenced tables first. */
async function tablesOf(tx: Queryable): Promise<Table[]> {
  const rows = await tx.query<Table>(
    `SELECT c.relname::text AS name,
            (SELECT jsonb_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
              WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
                AND a.attgenerated = '') AS columns,
            (SELECT coalesce(jsonb_agg(DISTINCT f.confrelid::regclass::text), '[]')
               FROM pg_constraint f WHERE f.conrelid = c.oid AND f.contype = 'f') AS needs
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relpersistence = 'p'
        AND c.relname NOT IN ('migrations', 'sql_functions', 'signing_keys')
      ORDER BY c.relname`,
  );
  const sorted: Table[] = [];
  while (sorted.length < rows.length) {
    const placed = new Set(sorted.map(({ name }) => name));
    const next = rows.filter(
      ({ name, needs }) =>
        !placed.has(name) && needs.every((need) => need === name || placed.has(need)),
    );
    if (next.length === 0) throw new Error('Tables have circular references');
    sorted.push(...next);
  }
  return sorted;
}

/** The lines of all rows. @returns the number of rows */
async function* linesOf(tx: Queryable, now: Date): AsyncGenerator<string, number> {
  await tx.exec('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  const migrations = await columnOf<string>(tx, 'SELECT name FROM migrations ORDER BY name');
  yield JSON.stringify({ seira_backup: 1, takenAt: now.toISOString(), migrations });
  let rows = 0;
  for (const { name, columns } of await tablesOf(tx)) {
    await tx.exec(
      `DECLARE backup_rows NO SCROLL CURSOR FOR
         SELECT row_to_json(t)::text AS row FROM (SELECT ${columns.join(', ')} FROM ${name}) t`,
    );
    for (;;) {
      const chunk = await columnOf<string>(tx, `FETCH ${CHUNK} FROM backup_rows`);
      if (chunk.length === 0) break;
      rows += chunk.length;
      yield `["${name}",[${chunk.join(',')}]]`;
    }
    await tx.exec('CLOSE backup_rows');
  }
  return rows;
}

/** Writes lines to a compressed file, with their checksum at the end. */
function openChecksummed(file: string) {
  const hash = createHash('sha256');
  const gzip = createGzip();
  const sink = createWriteStream(file, { mode: 0o600, flush: true });
  const written = pipeline(gzip, sink);
  // An unhandled failure would end the process. The next `put` that waits throws it.
  written.catch(() => undefined);
  const put = async (line: string) => {
    if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), written]);
  };
  return {
    line: (line: string) => {
      hash.update(`${line}\n`);
      return put(line);
    },
    close: async () => {
      await put(JSON.stringify({ sha256: hash.digest('hex') }));
      gzip.end();
      await written;
    },
    /** Resolves once the file is closed, because a file that is being opened would reappear. */
    abort: async () => {
      gzip.destroy();
      if (!sink.closed) await new Promise<void>((resolve) => sink.once('close', () => resolve()));
    },
  };
}

/**
 * Writes a consistent snapshot of the database and its files to a file without blocking other work.
 * The format is gzipped JSON lines and does not depend on the kind of database. Only the owner can
 * read the file, because it holds personal data. It holds no signing keys. All or nothing.
 * @param files null if they are stored elsewhere and not part of the backup
 */
export async function writeBackup(
  db: Db,
  file: string,
  now: Date,
  files: BackupFiles | null = null,
): Promise<void> {
  const part = `${file}.part`;
  const out = openChecksummed(part);
  try {
    const { rows, names } = await db.for('maintenance').transaction(async (tx) => {
      const lines = linesOf(tx, now);
      let step = await lines.next();
      for (; !step.done; step = await lines.next()) await out.line(step.value);
      return { rows: step.value, names: (await files?.names(tx)) ?? [] };
    });
    // Files never change, so they are read after the transaction.
    let missing = 0;
    for (const name of names) {
      const bytes = await files!.read(name);
      if (!bytes) missing += 1;
      else await out.line(JSON.stringify({ file: name, bytes: bytes.toString('base64') }));
    }
    await out.line(JSON.stringify({ rows, missing }));
    await out.close();
    renameSync(part, file);
  } catch (error) {
    await out.abort();
    rmSync(part, { force: true });
    throw fileFailure(error, file);
  }
}

/** Passes each line to `work` in turn and awaits it. */
async function eachLine(file: string, work: (line: string) => void | Promise<void>) {
  const input = createReadStream(file);
  const gunzip = createGunzip();
  const failed = new Promise<never>((_, reject) => {
    input.on('error', reject);
    gunzip.on('error', reject);
  });
  const read = async () => {
    for await (const line of createInterface({ input: input.pipe(gunzip), crlfDelay: Infinity })) {
      await work(line);
    }
  };
  await Promise.race([read(), failed]);
}

/**
 * Reads a whole backup and returns its summary.
 * @throws BackupUnusable if the file is truncated, altered or not a backup
 */
export async function verifyBackup(file: string): Promise<BackupSummary> {
  let head: { seira_backup?: number; takenAt?: string; migrations?: string[] } | undefined;
  let rows = -1;
  let missing = 0;
  let checksum = '';
  let sum: Hash = createHash('sha256');
  let before = '';
  try {
    await eachLine(file, (line) => {
      head ??= JSON.parse(line) as typeof head;
      if (line.startsWith('{"rows":')) {
        const end = JSON.parse(line) as { rows: number; missing?: number };
        ({ rows, missing = 0 } = end);
      }
      if (line.startsWith('{"sha256":')) {
        checksum = (JSON.parse(line) as { sha256: string }).sha256;
        before = sum.copy().digest('hex');
      }
      sum = sum.update(`${line}\n`);
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BackupUnusable(`${file} cannot be read as a backup (${why}).`, { cause: error });
  }
  if (head?.seira_backup !== 1 || !head.migrations || !head.takenAt) {
    throw new BackupUnusable(`${file} is not a backup of Seira.`);
  }
  if (rows < 0 || checksum === '' || checksum !== before) {
    throw new BackupUnusable(`${file} is truncated or was changed: its checksum does not match.`);
  }
  return { takenAt: head.takenAt, migrations: head.migrations, rows, missing };
}

async function insertLine(tx: Queryable, line: string, tables: Map<string, Table>): Promise<void> {
  const [, name = '', rows = '[]'] = /^\["(\w+)",(.*)\]$/s.exec(line) ?? [];
  const table = tables.get(name);
  if (!table) throw new BackupUnusable(`The backup has an unknown table: ${name}.`);
  const columns = table.columns.join(', ');
  await tx.query(
    `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM json_populate_recordset(NULL::${name}, $1::json)`,
    [rows],
  );
}

async function writeFile(files: BackupFiles | null, line: string): Promise<void> {
  if (!line.startsWith('{"file":')) return;
  const { file, bytes } = JSON.parse(line) as { file: string; bytes: string };
  if (!/^[0-9a-f]{32}\/\d+\.\w+$/.test(file)) {
    throw new BackupUnusable(`The backup has an unknown kind of file: ${file}.`);
  }
  await files?.write(file, Buffer.from(bytes, 'base64'));
}

async function continueNumbering(tx: Queryable): Promise<void> {
  const identities = await tx.query<{ table: string; column: string }>(
    `SELECT table_name::text AS "table", column_name::text AS "column"
       FROM information_schema.columns
      WHERE table_schema = 'public' AND is_identity = 'YES'`,
  );
  for (const { table, column } of identities) {
    await tx.query(
      `SELECT setval(pg_get_serial_sequence('${table}', '${column}'), max(${column}))
         FROM ${table} HAVING max(${column}) IS NOT NULL`,
    );
  }
}

/**
 * Restores a backup into an empty database of either kind, then migrates it to this version.
 * @param files the destination of the files; null for none
 * @throws BackupUnusable if the file or the database does not allow it; nothing is written then
 */
export async function restoreBackup(
  db: Db,
  file: string,
  files: BackupFiles | null = null,
): Promise<BackupSummary> {
  const summary = await verifyBackup(file);
  const known = migrationNames();
  const migrations = sinceBaseline(summary.migrations);
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new DatabaseNewer(unknown);
  const own = db.for('maintenance');
  await own.transaction(async (tx) => {
    const [full] = await tx.query<{ full: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
                       WHERE n.nspname = 'public' AND c.relkind = 'r') AS full`,
    );
    if (full?.full) {
      throw new BackupUnusable(
        'The database is not empty. A backup can only be restored into a new database.',
      );
    }
    await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.migrations]);
    await applyMigrations(tx, migrations);
    const tables = new Map((await tablesOf(tx)).map((table) => [table.name, table]));
    await tx.exec("SET LOCAL seira.history = 'on'");
    await eachLine(file, (line) =>
      line.startsWith('[') ? insertLine(tx, line, tables) : writeFile(files, line),
    );
    await continueNumbering(tx);
  });
  await migrate(db);
  await own.exec('ANALYZE');
  return summary;
}
