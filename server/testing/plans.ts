import { valueOf, type Db, type Queryable } from '#server/db/client.ts';

/** Tables that grow with the service. */
export const BIG = `organisations organisation_words search_words search_variants waiting_lists
  tickets ticket_events users sessions reviews`.split(/\s+/);

/** Statements that write, including our functions. Their plans say nothing about reading. */
const WRITES = /\b(insert|update|delete|truncate|take_tickets|ticket_transition)\b/i;

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Node[];
}

/** The tables that a plan scans sequentially. */
export const scansOf = (node: Node): string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []),
  ...(node.Plans ?? []).flatMap(scansOf),
];

/**
 * The large tables that the reading statements of some work scan sequentially, by their plans.
 * PostgreSQL uses an index wherever there is one, so a remaining scan has none even in a small
 * database.
 */
export async function sequentialScans(db: Db, work: (watched: Db) => Promise<unknown>) {
  const asked: [string, readonly unknown[]][] = [];
  await work({
    ...db,
    query: (sql, params = [], name) => {
      asked.push([sql, params]);
      return db.query(sql, params, name);
    },
  });
  if (asked.length === 0) throw new Error('The work ran no statements');
  const found: string[] = [];
  await db.transaction(async (tx) => {
    await tx.exec('SET LOCAL enable_seqscan = off');
    for (const [sql, params] of asked.filter(([text]) => !WRITES.test(text))) {
      const [row] = await tx.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
        `EXPLAIN (FORMAT JSON) ${sql}`,
        params,
      );
      found.push(...scansOf(row!['QUERY PLAN'][0].Plan));
    }
  });
  return found.filter((table) => BIG.includes(table));
}

/** The rows of a table that a transaction has read so far. */
export const rowsRead = async (tx: Queryable, table: string): Promise<number> =>
  (await valueOf<number>(
    tx,
    `SELECT coalesce(idx_tup_fetch, 0) + seq_tup_read FROM pg_stat_xact_user_tables
      WHERE relname = $1`,
    [table],
  ))!;
