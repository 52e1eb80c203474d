import { Pool, types as pgTypes, type ClientBase, type PoolClient } from 'pg';
import { parsers, type Db, type Queryable } from '#server/db/client.ts';
import { clientsOf } from './hosts/postgresHosts.ts';
import { listenOn } from './postgresListen.ts';

type Runner = Pick<ClientBase, 'query'>;

const over = (runner: Runner): Queryable => ({
  query: async <Row extends object>(sql: string, params: readonly unknown[] = [], name?: string) =>
    (await runner.query({ text: sql, values: [...params], name })).rows as Row[],
  exec: async (sql) => {
    await runner.query(sql);
  },
});

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pgTypes.getTypeParser(oid, format)) as never,
};

/** Connection options of a PostgreSQL server. */
export interface PostgresSource {
  url: string;
  /** Maximum connections of this process. */
  poolSize: number;
  /** Statement timeout; the default is 15 seconds, 0 means none. */
  statementTimeoutMs?: number;
  /** Called when an idle connection breaks. The pool replaces it. */
  onError?: (error: Error) => void;
}

/** Opens a pool on PostgreSQL 15 or later. Any number of processes may do so at once. */
export function openPostgres({
  url,
  poolSize,
  onError,
  statementTimeoutMs = 15_000,
}: PostgresSource): Db {
  const Client = clientsOf(url);
  const pool = new Pool({
    Client,
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    // Covers a server that stops responding altogether.
    query_timeout: statementTimeoutMs && statementTimeoutMs + 5_000,
    application_name: 'seira',
  });
  pool.on('error', (error) => onError?.(error));
  // A connection that breaks between two owners has no other listener, and an unhandled 'error'
  // would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));

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
