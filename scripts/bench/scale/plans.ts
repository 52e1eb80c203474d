import { Client } from 'pg';
import type { Db } from '#server/db/client.ts';
import { over, types } from '#server/db/postgres.ts';
import { systemClock, today } from '#server/lib/clock.ts';
import { refreshPlaceStatus } from '#server/repositories/organisations/placeStatus.ts';
import type { CrowdSize } from '#server/testing/crowd.ts';
import { scansOf } from '#server/testing/plans.ts';
import { JOBS } from './job.ts';
import { hotQueries, middayOf } from './queries.ts';

/** Statements that are printed. */
const HEAVIEST = 10;
/** A scan of a smaller table is cheap. */
const BIG_ROWS = 100_000;
/** Transactions and statements of a job: further ones have the same plans. */
const STEPS = 12;
const TURNS = 3;
const LONGEST_TEXT = 70;

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
}

interface Measured {
  text: string;
  /** The request or the job that ran it. */
  of: string;
  ms: number;
  plan: PlanNode;
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  client_min_messages: 'log',
};

class Enough extends Error {}

/** A connection in a transaction that nobody commits, and the plan of each statement, also within functions. */
async function openExplained(url: string) {
  const client = new Client({
    connectionString: url,
    options: Object.entries(SETTINGS)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    types,
  });
  const heaviest = new Map<string, Measured>();
  let of = '';
  client.on('notice', ({ message = '' }) => {
    const [, duration, json] = /^duration: ([\d.]+) ms {2}plan:\n([^]*)$/.exec(message) ?? [];
    if (!json) return;
    const { 'Query Text': query, Plan: plan } = JSON.parse(json) as {
      'Query Text': string;
      Plan: PlanNode;
    };
    const text = query.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim();
    const ms = Number(duration);
    if (ms > (heaviest.get(text)?.ms ?? -1)) heaviest.set(text, { text, of, ms, plan });
  });
  // Otherwise the end of the cluster would hide the error of a statement.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('BEGIN');
  let points = 0;
  let left = Infinity;
  const step = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if ((left -= 1) < 0) throw new Enough();
    return work();
  };
  const tx = over(client);
  /** A savepoint, so that the failure of one statement does not end the whole transaction. */
  const within = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const point = `point_${(points += 1)}`;
    await client.query(`SAVEPOINT ${point}`);
    try {
      const result = await work();
      await client.query(`RELEASE ${point}`);
      return result;
    } catch (error) {
      await client.query(`ROLLBACK TO ${point}`);
      throw error;
    }
  };
  const db: Db = {
    kind: 'postgres',
    query: (sql, params) => step(() => within(() => tx.query<never>(sql, params))),
    exec: (sql) => within(() => tx.exec(sql)),
    transaction: async (work) => step(() => within(() => work(tx))),
    exclusively: async (_, work) => {
      await work();
      return true;
    },
    for: () => db,
    listen: () => Promise.reject(new Error('nobody listens')),
    connections: () => ({ open: 1, idle: 0, waiting: 0 }),
    close: async () => {
      await client.query('ROLLBACK');
      await client.end();
    },
  };
  return {
    db,
    heaviest,
    /** Runs work whose statements count as those of a name, at most so many steps. */
    during: async (name: string, steps: number, work: () => Promise<unknown>) => {
      of = name;
      left = steps;
      await work().catch((error: unknown) => {
        if (!(error instanceof Enough)) throw error;
      });
    },
  };
}

/**
 * Prints the heaviest statements of requests and jobs with the time and the blocks of their plans,
 * and looks for scans of big tables. Changes nothing.
 * @returns what is wrong
 */
export async function measurePlans(url: string, size: CrowdSize): Promise<string[]> {
  const { db, heaviest, during } = await openExplained(url);
  const sizes = new Map(
    (
      await db.query<{ table: string; rows: number }>(
        `SELECT relname AS table, reltuples::bigint AS rows FROM pg_class WHERE relkind = 'r'`,
      )
    ).map(({ table, rows }) => [table, rows]),
  );
  // As in production, where requests read the stored status.
  await refreshPlaceStatus(db, middayOf(today(systemClock)));
  await db.exec('ANALYZE place_status');
  for (const query of hotQueries(db, size))
    for (let turn = 0; turn < TURNS; turn += 1)
      await during(query.name, Infinity, () => query.run(turn));
  for (const [name, { prepare, run }] of Object.entries(JOBS)) {
    if (prepare?.includes('COMMIT')) continue;
    if (prepare) await during('(preparation)', Infinity, () => db.exec(prepare));
    await during(name, STEPS, () => run(db));
  }
  const statements = [...heaviest.values()].filter(({ of }) => of !== '(preparation)');
  await db.close();
  console.log(
    `\n| heaviest statements | of | ms | rows | blocks cached; read | nodes |\n|---|---|---|---|---|---|`,
  );
  const ordered = statements.toSorted((one, other) => other.ms - one.ms);
  for (const { text, of, ms, plan } of ordered.slice(0, HEAVIEST)) {
    const kinds = new Set(
      nodesOf(plan).flatMap((node) =>
        node['Relation Name'] ? `${node['Node Type']} ${node['Relation Name']}` : [],
      ),
    );
    console.log(
      `| \`${text.slice(0, LONGEST_TEXT).replaceAll('|', '\\|')}\` | ${of} | ${ms.toFixed(1)} | ${plan['Actual Rows']} | ${plan['Shared Hit Blocks']}; ${plan['Shared Read Blocks']} | ${[...kinds].join(', ')} |`,
    );
  }
  return statements.flatMap(({ text, of, plan }) =>
    scansOf(plan)
      .filter((table) => (sizes.get(table) ?? 0) > BIG_ROWS)
      .map((table) => `${of} scans ${table} in full: ${text.slice(0, 3 * LONGEST_TEXT)}`),
  );
}
