import { Pool, types as pgTypes, type ClientBase, type PoolClient } from 'pg';
import { parsers, type Db, type Queryable, type Work } from '#server/db/client.ts';
import { clientsOf } from './hosts/postgresHosts.ts';
import { listenOn } from './postgresListen.ts';

type Runner = Pick<ClientBase, 'query'>;

/** Statements on a connection or a pool. */
export const over = (runner: Runner): Queryable => ({
  query: async <Row extends object>(sql: string, params: readonly unknown[] = [], name?: string) =>
    (await runner.query({ text: sql, values: [...params], name })).rows as Row[],
  exec: async (sql) => {
    await runner.query(sql);
  },
});

/** Parsers of values, for the options of a connection. */
export const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pgTypes.getTypeParser(oid, format)) as never,
};

export interface PostgresSource {
  url: string;
  /** Maximum connections of this process for requests. */
  poolSize: number;
  /** Statement timeout of requests; the default is 15 seconds, 0 means none. */
  statementTimeoutMs?: number;
  /** Called when an idle connection breaks. The pool replaces it. */
  onError?: (error: Error) => void;
}

interface Limits {
  /** Shows in `pg_stat_activity`. */
  name: string;
  poolSize: number;
  /** 0 for no limit. */
  statementTimeoutMs: number;
  /** Maximum time to wait for a connection, in milliseconds. */
  connectionTimeoutMs: number;
  /** Time after which an unused connection is closed, in milliseconds. */
  idleMs: number;
}

/**
 * A job that only one process may run holds a connection for its lock while it uses another.
 * README.md and operations.md state the total connections of a process.
 */
const LIMITS: Record<Exclude<Work, 'requests'>, Limits> = {
  jobs: {
    name: 'seira jobs',
    poolSize: 4,
    statementTimeoutMs: 60_000,
    connectionTimeoutMs: 60_000,
    idleMs: 10_000,
  },
  maintenance: {
    name: 'seira maintenance',
    poolSize: 2,
    statementTimeoutMs: 0,
    connectionTimeoutMs: 60_000,
    idleMs: 10_000,
  },
};

/**
 * Opens pools on PostgreSQL 15 or later, one per kind of work. A pool opens connections only on
 * demand. Any number of processes may do so at once.
 */
export function openPostgres(source: PostgresSource): Db {
  const { poolSize, statementTimeoutMs = 15_000 } = source;
  const Client = clientsOf(source.url);
  const pools: Record<Work, OpenPool> = {
    requests: openPool(Client, source, {
      name: 'seira',
      poolSize,
      statementTimeoutMs,
      connectionTimeoutMs: 5_000,
      // The first ticket of a new connection takes long, because its statement is planned.
      idleMs: 600_000,
    }),
    jobs: openPool(Client, source, LIMITS.jobs),
    maintenance: openPool(Client, source, LIMITS.maintenance),
  };
  const forWork = (work: Work): Db => ({
    ...pools[work],
    for: forWork,
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.close()));
    },
  });
  return forWork('requests');
}

type OpenPool = Omit<Db, 'for'>;

function openPool(
  Client: ReturnType<typeof clientsOf>,
  { url, onError }: PostgresSource,
  { name, poolSize, statementTimeoutMs, connectionTimeoutMs, idleMs }: Limits,
): OpenPool {
  const pool = new Pool({
    Client,
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: connectionTimeoutMs,
    idleTimeoutMillis: idleMs,
    // Without a limit of time, this notices a server that is gone.
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    // Covers a server that stops responding altogether.
    query_timeout: statementTimeoutMs && statementTimeoutMs + 5_000,
    application_name: name,
  });
  pool.on('error', (error) => onError?.(error));

  const withClient = async <Result>(
    work: (client: PoolClient, abandon: (error: Error) => void) => Promise<Result>,
  ) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    const watch = (error: Error) => {
      broken = error;
    };
    client.on('error', watch);
    try {
      return await work(client, watch);
    } finally {
      client.off('error', watch);
      client.release(broken);
    }
  };

  const direct = over(pool);
  return {
    kind: 'postgres',
    query: direct.query,
    exec: direct.exec,
    transaction: (work) =>
      withClient(async (client) => {
        await client.query('BEGIN');
        try {
          const result = await work(over(client));
          await client.query('COMMIT');
          return result;
        } catch (error) {
          await client.query('ROLLBACK').catch(() => undefined);
          throw error;
        }
      }),
    exclusively: (lock, work) =>
      withClient(async (client, abandon) => {
        const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS got', [lock]);
        if (!rows[0]?.got) return false;
        try {
          await work();
        } finally {
          // Close a connection that may still hold the lock, which releases the lock.
          await client.query('SELECT pg_advisory_unlock($1)', [lock]).catch(abandon);
        }
        return true;
      }),
    listen: (channel, listener) => listenOn(Client, url, channel, listener),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}
