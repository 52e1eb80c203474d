/** Anything that runs SQL: the database or an open transaction. */
export interface Queryable {
  /**
   * Runs one statement with `$1 …` parameters and returns its rows. DATE becomes `YYYY-MM-DD`,
   * timestamps become `Date`, bigint and numeric become numbers.
   * @param name keeps the statement prepared under this name if the driver can; a name always has
   * the same text
   */
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    params?: readonly unknown[],
    name?: string,
  ): Promise<Row[]>;
  /** Runs a script of several statements without parameters. */
  exec(sql: string): Promise<void>;
}

export interface ChannelListener {
  /** A committed transaction of any process sent this. */
  received(payload: string): void;
  /** The connection was lost and is back. Notifications may have been missed. */
  reconnected(): void;
}

/** A channel that is listened to. */
export interface Listening {
  /**
   * The time up to which every notification has arrived, in milliseconds of `performance.now()`;
   * -Infinity while the connection is lost.
   */
  receivedUntil(): number;
  stop(): Promise<void>;
}

/**
 * Kinds of work. Each has its own connections and statement timeout: requests never wait for a
 * connection that a job holds, and migrations may take as long as they need. Migrations, backups and
 * restores are `maintenance`.
 */
export type Work = 'requests' | 'jobs' | 'maintenance';

/** The common interface of both drivers. The SQL is the same on both. */
export interface Db extends Queryable {
  readonly kind: 'pglite' | 'postgres';
  /** The same database for another kind of work. A newly opened `Db` is for requests. */
  for(work: Work): Db;
  /** Runs `work` in a transaction: commits and returns its result, or rolls back if it throws. */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /**
   * Runs `work` only if no other process holds the named lock, until `work` ends.
   * @returns false if it did not run
   */
  exclusively(lock: number, work: () => Promise<void>): Promise<boolean>;
  /**
   * Listens to a channel until it is stopped. Reconnects after a lost connection.
   * @param channel a name that is safe in SQL
   * @throws if the first connection fails
   */
  listen(channel: string, listener: ChannelListener): Promise<Listening>;
  /** Connections for this kind of work: open, idle, and callers waiting for one. */
  connections(): { open: number; idle: number; waiting: number };
  /** Flushes memory to disk and releases the database. */
  close(): Promise<void>;
}

/** Object ids of the PostgreSQL types that both drivers must parse alike. */
const OID = { int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184, numeric: 1700 };

/** Parsers from PostgreSQL's text of a type to the form that repositories expect. */
export const parsers: Record<number, (text: string) => unknown> = {
  [OID.int8]: Number,
  [OID.numeric]: Number,
  [OID.date]: (text) => text,
  [OID.timestamptz]: (text) => new Date(text),
};

export async function first<Row extends object>(
  db: Queryable,
  sql: string,
  params: readonly unknown[] = [],
  name?: string,
): Promise<Row | undefined> {
  return (await db.query<Row>(sql, params, name))[0];
}

/** The value of the first row of a single-column query; null without a row. */
export async function valueOf<Value>(
  db: Queryable,
  sql: string,
  params: readonly unknown[] = [],
  name?: string,
): Promise<Value | null> {
  const row = await first(db, sql, params, name);
  return row ? (Object.values(row)[0] as Value) : null;
}

/** The values of the only column of a query. */
export async function columnOf<Value>(
  db: Queryable,
  sql: string,
  params: readonly unknown[] = [],
): Promise<Value[]> {
  return (await db.query(sql, params)).map((row) => Object.values(row)[0] as Value);
}

/**
 * Checks the names of columns, which cannot be parameters of a statement. @throws Error for other
 * names
 */
function columnsOf(row: object): string[] {
  const names = Object.keys(row);
  if (names.some((name) => !/^[a-z_]+$/.test(name))) throw new Error(`No columns: ${names.join()}`);
  return names;
}

/**
 * Inserts a row. Field names are column names and must never come from outside.
 * @param more the end of the statement, e.g. `ON CONFLICT DO NOTHING RETURNING id`
 */
export function insertRow<Row extends object>(
  tx: Queryable,
  table: string,
  row: Readonly<Record<string, unknown>>,
  more = '',
): Promise<Row | undefined> {
  const names = columnsOf(row);
  const places = names.map((_, index) => `$${index + 1}`);
  return first(
    tx,
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')}) ${more}`,
    Object.values(row),
  );
}

/** Updates columns of the row with an id. Field names are as for `insertRow`. */
export const updateRow = (
  tx: Queryable,
  table: string,
  id: number,
  row: Readonly<Record<string, unknown>>,
): Promise<unknown> =>
  tx.query(
    `UPDATE ${table} SET ${columnsOf(row)
      .map((name, index) => `${name} = $${index + 2}`)
      .join(', ')} WHERE id = $1`,
    [id, ...Object.values(row)],
  );

/** The SQLSTATE of a database error, if it is one. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** True if the database cannot write: full, failing or read-only. */
export const cannotWrite = (error: unknown): boolean =>
  /^(53100|58\w{3}|25006)$/.test(sqlState(error) ?? '');

/** True if PostgreSQL is unreachable: refused, cut off, starting or stopping. */
export function isUnreachable(error: unknown): boolean {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  const text = error instanceof Error ? error.message : '';
  return (
    /^(08\w{3}|57P0[123]|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)$/.test(
      code,
    ) || /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(text)
  );
}

/** True if the database cannot serve: unreachable, shutting down, full, in conflict or slow. */
export function isDatabaseDown(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  if (/^(08|57P|57014|53|40)/.test(state) || cannotWrite(error)) return true;
  if (error instanceof WebAssembly.RuntimeError || isUnreachable(error)) return true;
  const text = error instanceof Error ? error.message : '';
  return /PGlite is closed|after calling end on the pool/.test(text);
}

/**
 * Inserts rows of the same shape. Field names are column names.
 * @param more the end of the statement, e.g. `ON CONFLICT DO NOTHING`
 */
export async function insertRows(
  tx: Queryable,
  table: string,
  rows: readonly object[],
  more = '',
): Promise<void> {
  const names = columnsOf(rows[0] ?? {}).join(', ');
  if (names === '') return;
  await tx.query(
    `INSERT INTO ${table} (${names})
     SELECT ${names} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) ${more}`,
    [JSON.stringify(rows)],
  );
}
