import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { ownPostgres } from '#tests/trust/postgres.ts';
import { ratiosOf, spread, type Bench, type Goal } from './harness/goals.ts';
import { loadOf } from './harness/load.ts';
import { tokensOf, writeOpenLists, writePeople, writePlace } from '#tests/trust/people.ts';
import { pgbench, startSeira } from './harness/processes.ts';

const PEOPLE = 60_000;
const WAITING = 64;

/**
 * Our tables with their indexes, without triggers and foreign keys, so that the bare statement has
 * no unnecessary cost.
 */
const RIVAL_TABLES = `
  CREATE SCHEMA rival;
  CREATE TABLE rival.waiting_lists (LIKE public.waiting_lists INCLUDING ALL);
  CREATE TABLE rival.tickets (LIKE public.tickets INCLUDING ALL);
  CREATE TABLE rival.ticket_events (LIKE public.ticket_events INCLUDING ALL);
  INSERT INTO rival.waiting_lists OVERRIDING SYSTEM VALUE SELECT * FROM waiting_lists;
  ANALYZE`;

/** A ticket in one statement: $1 the list's code, $2 the person, $3 the ticket's code. */
const ONE_STATEMENT = `
  WITH list AS (
    UPDATE rival.waiting_lists SET issued = issued + 1
     WHERE code = $1 AND state = 'open' AND released_on >= current_date
       AND (closes_at IS NULL OR closes_at > now()) AND (capacity IS NULL OR issued < capacity)
    RETURNING id, issued, released_on
  ), ticket AS (
    INSERT INTO rival.tickets (code, waiting_list_id, user_id, rank, due_date, created_at)
    SELECT $3, id, $2, issued, released_on, now() FROM list
    RETURNING id, code, rank, due_date, created_at
  ), event AS (
    INSERT INTO rival.ticket_events (ticket_id, at, actor, to_status)
    SELECT id, created_at, 'user', 'scheduled' FROM ticket
  )
  SELECT code, rank, due_date, created_at FROM ticket`;

const script = (list: string, round: number) =>
  `\\set person random(1, 2000000000)\n${ONE_STATEMENT.replace('$1', `'${list}'`)
    .replace('$2', ':person')
    .replace('$3', `'p${round}_' || gen_random_uuid()`)};\n`;

/** Measures tickets over HTTP on PostgreSQL, on one list that everybody wants. */
export async function measure({ rounds, seconds, folder }: Bench): Promise<Goal[]> {
  const home = folder('tickets');
  const own = await ownPostgres(join(home, 'cluster'));
  const db = openPostgres({ url: own.url, poolSize: 1 });
  await migrate(db);
  await writePlace(db);
  await writePeople(db, PEOPLE);
  const turns = Array.from({ length: rounds + 1 }, (_, round) => round);
  const hotOf = (round: number) => `lst_hot${round}`;
  await writeOpenLists(db, turns.map(hotOf));
  await db.exec(RIVAL_TABLES);
  const tokens = tokensOf(PEOPLE);
  const seira = await startSeira({ DATABASE_URL: own.url });
  /** One person after another: nobody takes from the same list twice in a round. */
  const take = (list: string, span: number) => {
    let n = 0;
    const body = JSON.stringify({ ticket: { waiting_list_code: list } });
    const next = () => {
      const token = tokens[n];
      if (!token) throw new Error('More requests than people');
      n += 1;
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      return { method: 'POST' as const, path: '/api/user/tickets', headers, body };
    };
    return loadOf(201, { port: seira.port, connections: WAITING, seconds: span, next });
  };
  const rates = { ours: [] as number[], bench: [] as number[] };
  for (const round of turns) {
    const file = join(home, 'one.sql');
    writeFileSync(file, script(hotOf(round), round));
    // The first round only warms up.
    const span = round === 0 ? 1 : seconds;
    const ours = await take(hotOf(round), span);
    const bench = await pgbench(own.url, file, span);
    if (round === 0) continue;
    rates.ours.push(ours.perSecond);
    rates.bench.push(bench);
  }
  await seira.stop();
  const [gap] = await db.query<{ lists: number }>(
    `SELECT count(*)::int AS lists FROM waiting_lists l
      WHERE issued <> (SELECT count(*) FROM tickets t WHERE t.waiting_list_id = l.id)`,
  );
  if (gap?.lists !== 0) throw new Error('Numbers and tickets do not agree');
  await db.close();
  await own.stop();
  return [
    {
      what: 'tickets over HTTP on PostgreSQL, one hot list, 64 waiting',
      against: 'pgbench, one statement, 16 clients',
      figures: `${spread(rates.ours)}; ${spread(rates.bench)} a second`,
      ratios: ratiosOf(rates.ours, rates.bench),
      goal: { least: 4 },
    },
  ];
}
