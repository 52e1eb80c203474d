import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '#server/db/postgres.ts';
import { onDatabase, ownPostgres, urlOfDatabase } from '#server/testing/databases/ownPostgres.ts';
import { comparison, median, timesOf, type Bench, type Goal } from './harness/goals.ts';
import { loadOf, takeRequest } from './harness/load.ts';
import { tokensOf, writeOpenLists, writePeople, writePlace } from '#tests/trust/people.ts';
import { must } from './hall/place.ts';
import { pgbench, startSeira } from './harness/processes.ts';
import type { CallResponse } from '#common/contract/counter.ts';

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
  `\\set person random(1, 4000000000000000000)\n${ONE_STATEMENT.replace('$1', `'${list}'`)
    .replace('$2', ':person')
    .replace('$3', `'p${round}_' || gen_random_uuid()`)};\n`;

/** Calls of "Next" in a round, one after another. */
const CALLS = 40;
/** The minimum speed relative to another version, and the maximum duration of "Next". */
const SLOWER = { takes: 0.95, next: 1.05 };

/** A server on a database of its own, which it migrates, with the same place, people and lists. */
async function openStand(url: string, name: string, lists: readonly string[], checkout?: string) {
  await onDatabase(url, (admin) => admin.exec(`CREATE DATABASE ${name}`));
  const data = urlOfDatabase(url, name);
  const seira = await startSeira({ DATABASE_URL: data }, { checkout });
  const db = openPostgres({ url: data, poolSize: 1 });
  await writePlace(db);
  await writePeople(db, PEOPLE);
  await writeOpenLists(db, [...lists], 1);
  await db.exec(`INSERT INTO members
    SELECT o.id, u.id, 'clerk', now() FROM organisations o, users u WHERE u.code = 'usr_b1'`);
  const tokens = tokensOf(PEOPLE);
  const send = <Body>(path: string, body: object, key = '') => {
    const headers = {
      authorization: `Bearer ${tokens[0]}`,
      ...(key && { 'idempotency-key': key }),
    };
    return must<Body>(seira.address, 'POST', `/api/counter/${path}`, headers, body);
  };
  return {
    url: data,
    db,
    stop: seira.stop,
    /** Takes a second, and milliseconds of "Next", of each round. */
    takes: [] as number[],
    next: [] as number[],
    /** One person after another: nobody takes from the same list twice in a round. */
    take: (list: string, span: number) => {
      let n = 0;
      const next = () => {
        if (n >= PEOPLE) throw new Error('More requests than people');
        const token = tokens[n]!;
        n += 1;
        return takeRequest(token, list);
      };
      return loadOf(201, { port: seira.port, connections: WAITING, seconds: span, next });
    },
    /** The median of calls of the next person, in milliseconds. */
    call: async (list: string) => {
      // Autovacuum would, within a minute. Until then both versions use plans for empty tables.
      await db.exec('ANALYZE');
      let last = '';
      const took = await timesOf(CALLS, async (n) => {
        const finish = n ? 'processed' : null;
        const command = { waiting_list_code: list, counter: 'Θυρίδα 1', finish };
        const { ticket } = await send<CallResponse>('org-1/calls', command, `${list}-${n}`);
        if (!ticket) throw new Error('Nobody was called');
        last = ticket.code;
      });
      await send(`tickets/${last}/done`, {});
      return median(took);
    },
  };
}

/**
 * Measures tickets over HTTP on PostgreSQL, on one list that everybody wants, and "Next" at its
 * counter. AGAINST is the folder of another version, whose server takes turns with this one.
 */
export async function measure({ rounds, seconds, folder }: Bench): Promise<Goal[]> {
  const home = folder('tickets');
  const own = await ownPostgres(join(home, 'cluster'));
  const turns = Array.from({ length: rounds + 1 }, (_, round) => round);
  const hotOf = (round: number) => `lst_hot${round}`;
  const ours = await openStand(own.url, 'ours', turns.map(hotOf));
  const { AGAINST } = process.env;
  const theirs = AGAINST ? await openStand(own.url, 'theirs', turns.map(hotOf), AGAINST) : null;
  const stands = theirs ? [ours, theirs] : [ours];
  await ours.db.exec(RIVAL_TABLES);
  const rates: number[] = [];
  for (const round of turns) {
    const file = join(home, 'one.sql');
    writeFileSync(file, script(hotOf(round), round));
    // The first round only warms up.
    const span = round === 0 ? 1 : seconds;
    const rate = await pgbench(ours.url, file, span);
    if (round > 0) rates.push(rate);
    // Turns alternate, so that neither version always comes first.
    for (const stand of round % 2 ? stands : stands.toReversed()) {
      const { perSecond } = await stand.take(hotOf(round), span);
      const ms = await stand.call(hotOf(round));
      if (round === 0) continue;
      stand.takes.push(perSecond);
      stand.next.push(ms);
    }
  }
  for (const stand of stands) {
    await stand.stop();
    const [gap] = await stand.db.query<{ lists: number }>(
      `SELECT count(*)::int AS lists FROM waiting_lists l
        WHERE issued <> (SELECT count(*) FROM tickets t WHERE t.waiting_list_id = l.id)`,
    );
    if (gap?.lists !== 0) throw new Error('Numbers and tickets do not agree');
    await stand.db.close();
  }
  await own.stop();
  const what = 'tickets over HTTP on PostgreSQL, one hot list, 64 waiting';
  const bare = 'pgbench, one statement, 16 clients';
  const goals = [comparison(what, bare, [ours.takes, rates], 'a second', { least: 4 })];
  if (!theirs) return goals;
  const next = '"Next" at the counter of that list';
  const { takes: least, next: most } = SLOWER;
  return [
    ...goals,
    comparison(what, 'AGAINST', [ours.takes, theirs.takes], 'a second', { least }),
    comparison(next, 'AGAINST', [ours.next, theirs.next], 'ms', { most }),
  ];
}
