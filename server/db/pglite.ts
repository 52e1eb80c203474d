import { PGlite, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { parsers, type Db, type Queryable } from '#server/db/client.ts';

const over = (runner: PGlite | Transaction): Queryable => ({
  query: async <Row extends object>(sql: string, params: readonly unknown[] = []) =>
    (await runner.query<Row>(sql, [...params])).rows,
  exec: async (sql) => {
    await runner.exec(sql);
  },
});

/** The source of the embedded database's files. Without a folder, the database lives in memory. */
export interface PgliteSource {
  folder?: string;
  /** A dump by `dumpDataDir` to start from instead of an empty cluster. */
  dump?: Blob;
  /** Called when the engine has died, e.g. because its log could not be written. */
  onLost?: (error: Error) => void;
}

/** PostgreSQL touches its default of 128 MB at start, and the system caches files as well. */
const SHARED_BUFFERS = '32MB';

/** Opens a bare PGlite with the extensions and type parsers of this product. */
export const createPglite = ({ folder, dump }: PgliteSource): Promise<PGlite> =>
  PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(dump ? { loadDataDir: dump } : {}),
    extensions: { unaccent, pg_trgm },
    parsers,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });

/** Reports the death of the engine. Nothing that it returns afterwards can be trusted. */
const watched =
  (onLost?: (error: Error) => void) =>
  async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) onLost?.(error);
      throw error;
    }
  };

const YIELD_EVERY_MS = 4;

/**
 * Passes one task at a time to the engine and yields to the event loop in between. The engine runs
 * on the only thread, so queued work would block requests.
 */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve();
  let yieldedAt = performance.now();
  const yieldToEvents = async () => {
    if (performance.now() - yieldedAt < YIELD_EVERY_MS) return;
    await new Promise(setImmediate);
    yieldedAt = performance.now();
  };
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(yieldToEvents).then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

export function overPglite(
  pglite: PGlite,
  { folder, onLost }: Pick<PgliteSource, 'folder' | 'onLost'> = {},
): Db {
  const inTurn = oneByOne();
  const watch = watched(onLost);
  const direct = over(pglite);
  const db: Db = {
    kind: 'pglite',
    // The engine has one connection and no limits of time.
    for: () => db,
    // PGlite cannot keep a statement prepared.
    query: <Row extends object>(sql: string, params?: readonly unknown[]) =>
      inTurn(() => watch(direct.query<Row>(sql, params))),
    exec: (sql) => inTurn(() => watch(direct.exec(sql))),
    transaction: (work) => inTurn(() => watch(pglite.transaction((tx) => work(over(tx))))),
    exclusively: async (_lock, work) => {
      await work();
      return true;
    },
    listen: async (channel, { received }) => {
      const stop = await inTurn(() => pglite.listen(channel, received));
      return {
        receivedUntil: () => performance.now(),
        stop: () => inTurn(async () => (pglite.closed ? undefined : stop())),
      };
    },
    connections: () => ({ open: pglite.closed ? 0 : 1, idle: 0, waiting: 0 }),
    close: async () => {
      if (pglite.closed) return;
      if (folder) await pglite.exec('CHECKPOINT');
      await pglite.close();
    },
  };
  return db;
}

/** Opens the embedded PostgreSQL. Only one process at a time may hold a folder: see lock.ts. */
export const openPglite = async (source: PgliteSource): Promise<Db> =>
  overPglite(await createPglite(source), source);
