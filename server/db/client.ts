/** Anything that runs SQL: the database itself or one open transaction. */
export interface Queryable {
  /**
   * Runs one statement with `$1 …` parameters and returns its rows.
   * DATE comes as `YYYY-MM-DD`, timestamps as `Date`, bigint and numeric as number.
   * @param name keeps the statement prepared under this name, where the driver can; the same name
   *   always has the same text.
   */
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    params?: readonly unknown[],
    name?: string,
  ): Promise<Row[]>;
  /** Runs a script of several statements without parameters. */
  exec(sql: string): Promise<void>;
}

/** A listener on a channel of NOTIFY. */
export interface ChannelListener {
  /** A committed transaction sent this, in this process or another. */
  heard(payload: string): void;
  /** The connection was lost and is back: anything may have been sent meanwhile. */
  reconnected(): void;
}

/** The common interface of both drivers; the SQL is the same on both. */
export interface Db extends Queryable {
  readonly kind: 'pglite' | 'postgres';
  /** Runs `work` in one transaction: commits and returns its result, rolls back when it throws. */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /**
   * Runs `work` only if no other process holds the named lock; returns whether it ran.
   * The lock ends with the work.
   */
  exclusively(lock: number, work: () => Promise<void>): Promise<boolean>;
  /**
   * Listens to a channel until the returned function is called. Where the connection can be lost it
   * is opened anew, by itself.
   * @param channel a name that is safe in SQL
   * @throws when it cannot be opened for the first time
   */
  listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>>;
  /** Connections of this process: open ones, idle ones, and requests waiting for one. */
  connections(): { open: number; idle: number; waiting: number };
  /** Writes what is in memory to disk and releases the database. */
  close(): Promise<void>;
}

/** PostgreSQL's object ids of the types whose JavaScript form both drivers must agree on. */
export const OID = { int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184, numeric: 1700 };

/** Converts PostgreSQL's text of a type into the form that repositories expect. */
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

/** The value of a query's only column in its first row; null without a row. */
export async function valueOf<Value>(
  db: Queryable,
  sql: string,
  params: readonly unknown[] = [],
  name?: string,
): Promise<Value | null> {
  const row = await first(db, sql, params, name);
  return row ? (Object.values(row)[0] as Value) : null;
}

/**
 * Writes a row whose fields are named like the columns, never by what came from outside.
 * @param more the end of the statement, e.g. `ON CONFLICT DO NOTHING RETURNING id`
 */
export function insertRow<Row extends object>(
  tx: Queryable,
  table: string,
  row: Readonly<Record<string, unknown>>,
  more = '',
): Promise<Row | undefined> {
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  return first(
    tx,
    `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${places.join(', ')}) ${more}`,
    Object.values(row),
  );
}

/** Changes columns of the row with an id; the fields are named as for `insertRow`. */
export const updateRow = (
  tx: Queryable,
  table: string,
  id: number,
  row: Readonly<Record<string, unknown>>,
): Promise<unknown> =>
  tx.query(
    `UPDATE ${table} SET ${Object.keys(row)
      .map((name, index) => `${name} = $${index + 2}`)
      .join(', ')} WHERE id = $1`,
    [id, ...Object.values(row)],
  );

/** PostgreSQL's five-character code of a database error, if it is one. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** Whether the error means that the database cannot write: full, failing or read-only. */
export const cannotWrite = (error: unknown): boolean =>
  /^(53100|58\w{3}|25006)$/.test(sqlState(error) ?? '');

/**
 * Whether the error means that PostgreSQL is unreachable: refused, cut off, starting or stopping.
 */
export function isUnreachable(error: unknown): boolean {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  const text = error instanceof Error ? error.message : '';
  return (
    /^(08\w{3}|57P0[123]|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)$/.test(
      code,
    ) || /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(text)
  );
}

/**
 * Whether the error means that the database cannot serve now: unreachable, going away, full, in
 * conflict, or too slow.
 */
export function isDatabaseDown(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  if (/^(08|57P|57014|53|40)/.test(state) || cannotWrite(error)) return true;
  if (error instanceof WebAssembly.RuntimeError || isUnreachable(error)) return true;
  const text = error instanceof Error ? error.message : '';
  return /PGlite is closed|after calling end on the pool/.test(text);
}

/**
 * Writes rows of the same shape, whose fields are named like the columns.
 * @param more the end of the statement, e.g. `ON CONFLICT DO NOTHING`
 */
export async function insertRows(
  tx: Queryable,
  table: string,
  rows: readonly object[],
  more = '',
): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).join(', ');
  if (names === '') return;
  await tx.query(
    `INSERT INTO ${table} (${names})
     SELECT ${names} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) ${more}`,
    [JSON.stringify(rows)],
  );
}
