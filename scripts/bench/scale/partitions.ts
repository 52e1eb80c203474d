import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { migrate } from '#server/db/migrate.ts';
import { valueOf } from '#server/db/client.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openFolder, ownPostgres } from '#server/testing/databases/ownPostgres.ts';
import { median, timesOf } from '#scripts/bench/harness/goals.ts';
import { readOptions } from '#scripts/bench/harness/options.ts';

/**
 * `npm run bench -- partitions`: compares `tickets` and `ticket_events` as they are with copies that
 * are partitioned by day, with the same rows. Both copies have the indexes of the schema, without
 * triggers and foreign keys. Unique indexes of the partitioned copy also contain the day.
 */
const { days, tickets: perDay } = readOptions({ days: 365, tickets: 30_000 });
const LISTS = 1_000;
const TURNS = Number(process.env.TURNS) || 60;
const COPIES = ['plain', 'daily'] as const;
type Copy = (typeof COPIES)[number];

/** The last of the days. */
const TODAY = '2026-11-20';
const dayAgo = (ago: string) => `('${TODAY}'::date - ${ago})`;

const root = openFolder('seira-partitions-');
const settings = ['shared_buffers=256MB', 'max_wal_size=4GB', 'maintenance_work_mem=512MB'];
const cluster = await ownPostgres(root, settings);
const db = openPostgres({ url: cluster.url, poolSize: 1, statementTimeoutMs: 0 });

/** Statements that create the indexes of a table for a copy. */
async function indexesOf(table: string, copy: Copy): Promise<string[]> {
  const rows = await db.query<{ sql: string; is_unique: boolean }>(
    `SELECT pg_get_indexdef(indexrelid) AS sql, indisunique AS is_unique
       FROM pg_index WHERE indrelid = 'public.${table}'::regclass`,
  );
  return rows.map(({ sql, is_unique: isUnique }) => {
    const own = sql.replace(`ON public.${table}`, `ON ${copy}.${table}`);
    return copy === 'daily' && isUnique ? own.replace(/\)(?= WHERE |$)/, ', due_date)') : own;
  });
}

async function fill(): Promise<void> {
  await migrate(db);
  for (const copy of COPIES) {
    const by = copy === 'daily' ? 'PARTITION BY RANGE (due_date)' : '';
    await db.exec(
      `CREATE SCHEMA ${copy};
       CREATE TABLE ${copy}.tickets (LIKE public.tickets INCLUDING DEFAULTS INCLUDING GENERATED) ${by};
       CREATE TABLE ${copy}.ticket_events (LIKE public.ticket_events, due_date date) ${by}`,
    );
    if (copy === 'daily')
      for (let ago = 0; ago < days; ago += 1)
        for (const table of ['tickets', 'ticket_events'])
          await db.exec(
            `CREATE TABLE daily.${table}_${ago} PARTITION OF daily.${table}
               FOR VALUES FROM (${dayAgo(String(ago))}) TO (${dayAgo(String(ago))} + 1)`,
          );
    for (let ago = days - 1; ago >= 0; ago -= 1) {
      const first = (days - 1 - ago) * perDay;
      await db.query(
        `INSERT INTO ${copy}.tickets (id, code, waiting_list_id, line_id, service_id, line_position,
                                      user_id, rank, status, due_date, created_at)
         SELECT n, 'tkt_' || n, $3::int * ${LISTS} + n % ${LISTS}, n % ${LISTS}, 1, n,
                1 + n * 7919 % 200000, 1 + (n - $1::bigint) / ${LISTS},
                CASE WHEN $3::int > 0 OR n % 3 > 0 THEN 'processed' ELSE 'scheduled' END,
                ${dayAgo('$3::int')}, ${dayAgo('$3::int')} + interval '8 hours'
           FROM generate_series($1::bigint + 1, $1::bigint + $2::bigint) n`,
        [first, perDay, ago],
      );
      await db.query(
        `INSERT INTO ${copy}.ticket_events (id, ticket_id, at, actor, to_status, due_date)
         SELECT t.id * 3 + k, t.id, t.created_at, 'user', t.status, t.due_date
           FROM ${copy}.tickets t CROSS JOIN generate_series(0, 2) k WHERE t.due_date = ${dayAgo('$1::int')}`,
        [ago],
      );
    }
    for (const table of ['tickets', 'ticket_events'])
      for (const sql of await indexesOf(table, copy)) await db.exec(sql);
    console.log(`${copy}: ${days} days with ${perDay} tickets each are written`);
  }
  await db.exec('VACUUM ANALYZE');
}

/** The first free id. */
const next = days * perDay + 1;
/** Statements of the server on each copy. `$1` differs every time. */
const STATEMENTS: [what: string, sql: (copy: Copy) => string][] = [
  [
    '64 new tickets with their events',
    (copy) =>
      `WITH new AS (
         INSERT INTO ${copy}.tickets (id, code, waiting_list_id, line_id, service_id, line_position,
                                      rank, due_date, created_at)
         SELECT n, 'tkt_' || n, n % ${LISTS}, n % ${LISTS}, 1, n, n, '${TODAY}', now()
           FROM generate_series($1::bigint * 64 + ${next}, $1::bigint * 64 + ${next} + 63) n
         RETURNING id)
       INSERT INTO ${copy}.ticket_events (id, ticket_id, at, actor, to_status, due_date)
       SELECT id * 3, id, now(), 'user', 'scheduled', '${TODAY}' FROM new`,
  ],
  [
    'the next ticket of a line, without its day',
    (copy) =>
      `SELECT id FROM ${copy}.tickets WHERE line_id = $1::bigint % ${LISTS} AND service_id = 1
          AND status = 'scheduled' ORDER BY line_position LIMIT 1`,
  ],
  [
    'the same, with its day',
    (copy) =>
      `SELECT id FROM ${copy}.tickets WHERE line_id = $1::bigint % ${LISTS} AND service_id = 1
          AND status = 'scheduled' AND due_date = '${TODAY}' ORDER BY line_position LIMIT 1`,
  ],
  [
    'a ticket by its code, without its day',
    (copy) => `SELECT * FROM ${copy}.tickets WHERE code = 'tkt_' || ($1::bigint * 7919 + 1)`,
  ],
  [
    'the same, with its day',
    (copy) =>
      `SELECT * FROM ${copy}.tickets WHERE code = 'tkt_' || ($1::bigint * 7919 + 1)
          AND due_date = '${TODAY}'`,
  ],
  [
    'the tickets of a person',
    (copy) =>
      `SELECT * FROM ${copy}.tickets WHERE user_id = $1::bigint * 7919 % 200000
        ORDER BY due_date DESC LIMIT 10`,
  ],
  [
    'a change of one ticket, by its id and day',
    (copy) =>
      `UPDATE ${copy}.tickets SET called_at = now()
        WHERE id = ${next - 1} - $1::bigint AND due_date = '${TODAY}'`,
  ],
];

const ms = (times: number[]) => median(times).toFixed(2);

try {
  await fill();
  console.log(`\n| what | plain | by day |\n|---|---|---|`);
  for (const [index, [what, sql]] of STATEMENTS.entries()) {
    const times: Record<Copy, number[]> = { plain: [], daily: [] };
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const copy of COPIES)
        times[copy].push(
          ...(await timesOf(1, () => db.query(sql(copy), [turn], `statement_${index}_${copy}`))),
        );
    console.log(`| ${what}, ms | ${ms(times.plain)} | ${ms(times.daily)} |`);
  }
  const megabytes = (sql: string) => valueOf<number>(db, `SELECT round(${sql} / 1e6)`);
  const plain = await megabytes("pg_indexes_size('plain.tickets')");
  const today = await megabytes("pg_indexes_size('daily.tickets_0')");
  console.log(`| indexes of tickets that a new ticket changes, MB | ${plain} | ${today} |`);
  const oldest = days - 1;
  const plainTimes = await timesOf(1, async () => {
    await db.exec(`DELETE FROM plain.ticket_events WHERE due_date = ${dayAgo(String(oldest))}`);
    await db.exec(`DELETE FROM plain.tickets WHERE due_date = ${dayAgo(String(oldest))}`);
    await db.exec('VACUUM plain.ticket_events');
    await db.exec('VACUUM plain.tickets');
  });
  const dailyTimes = await timesOf(1, () =>
    db.exec(`DROP TABLE daily.ticket_events_${oldest}, daily.tickets_${oldest}`),
  );
  const [plainSeconds, dailySeconds] = [plainTimes, dailyTimes].map(([time]) =>
    (time! / 1000).toFixed(2),
  );
  console.log(`| removing the oldest day, s | ${plainSeconds} | ${dailySeconds} |`);
  console.log(`\nMedians of ${TURNS}; load ${loadavg()[0]!.toFixed(1)}.`);
} finally {
  await db.close();
  await cluster.stop();
  rmSync(root, { recursive: true, force: true });
}
