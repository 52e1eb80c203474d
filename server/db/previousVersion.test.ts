import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { valueOf } from './client.ts';
import { givePriority } from '#server/repositories/counter/hallSteps.ts';
import { buildList, buildMember, buildOrganisation } from '#server/testing/builders.ts';
import { brokenRules } from '#server/testing/rules.ts';
import { columnOf, NOON, testApp, TODAY } from '#server/testing/testApp.ts';

const test = testApp();

/** Statements of version 1.1.0, which runs on the new schema until it is replaced. */
const INSERT_LISTS = `INSERT INTO waiting_lists (code, organisation_id, released_on, state, closed_by_plan, message,
                                intervals, capacity, average_minutes, counters, closes_at)
     SELECT l.*, closing_time(jsonb_build_array(jsonb_build_object(
    'weekday', extract(isodow FROM l.released_on)::int, 'intervals', l.intervals)), l.released_on)
       FROM jsonb_to_recordset($1::jsonb) AS l (code text, organisation_id bigint, released_on date, state text,
  closed_by_plan boolean, message text, intervals jsonb, capacity int, average_minutes numeric,
  counters int) ON CONFLICT DO NOTHING`;
const TAKE = 'SELECT * FROM take_tickets($1::jsonb, $2)';
const CALL = 'SELECT ticket_id, finished_id FROM call_next($1, $2, $3, $4, $5, $6)';
const MOVE = 'SELECT ticket_transition($1, $2, $3, $4, $5, $6, $7)';
const RESUME = "SELECT resume_visit($1, $2, 'provider', $3)";
const POSITIONS = `SELECT t.rank FROM tickets t WHERE t.waiting_list_id = $1
      AND t.status IN ('scheduled', 'running') ORDER BY t.status = 'scheduled', t.position`;
const RENAME_COUNTERS = `UPDATE tickets t SET counter = n.after
         FROM waiting_lists l, unnest($2::text[], $3::text[]) AS n (before, after)
        WHERE l.id = t.waiting_list_id AND l.organisation_id = $1 AND t.status = 'running'
          AND t.counter = n.before`;

const idOf = async (code: string) =>
  (await valueOf<number>(test.db, 'SELECT id FROM tickets WHERE code = $1', [code]))!;

/**
 * A place whose default list version 1.1.0 made, and a list of passports. Version 1.1.0 gives a number
 * of the first, of the second, and two of the first.
 */
async function placeOf(name: string) {
  const { db } = test;
  const place = await buildOrganisation(db);
  await buildMember(test, place.id);
  const code = `lst_${name}`;
  const day = { closed_by_plan: false, intervals: [{ from: '09:00', to: '21:00' }], counters: 2 };
  const planned = { ...day, code, organisation_id: place.id, released_on: TODAY };
  await db.query(INSERT_LISTS, [JSON.stringify([{ ...planned, state: 'open' }])]);
  const id = await valueOf<number>(db, 'SELECT id FROM waiting_lists WHERE code = $1', [code]);
  const other = await buildList(db, { organisationId: place.id, service: 'Passports' });
  const take = async (lists: string[], from: number) => {
    const batch = lists.map((one, n) => ({
      n,
      list: one,
      person: null,
      key: null,
      code: `tkt_${name}${from + n}`,
      at: NOON,
      today: TODAY,
      actor: 'provider',
      ticket_key: randomUUID(),
    }));
    const given = await db.query<{ outcome: string }>(TAKE, [JSON.stringify(batch), false]);
    expect(given.map(({ outcome }) => outcome)).toEqual(batch.map(() => 'given'));
  };
  await take([code, other.code, code, code], 0);
  return { place, list: { id: id!, code }, other, take };
}

it('keeps lines, services and visits correct while version 1.1.0 writes', async () => {
  const { db } = test;
  const { place, list } = await placeOf('old');
  const first = await idOf('tkt_old0');

  await db.query(MOVE, [first, 'scheduled', 'let_pass', 'user', NOON, null, 1]);
  const ranks = () => columnOf(db, POSITIONS, [list.id]);
  expect(await ranks()).toEqual([2, 1, 3]);
  expect(await db.query(CALL, [list.id, 'Θυρίδα 1', null, 'provider', NOON, null])).toEqual([
    { ticket_id: await idOf('tkt_old2'), finished_id: null },
  ]);
  const second = await db.query(CALL, [list.id, 'Θυρίδα 1', 'processed', 'provider', NOON, null]);
  expect(second).toEqual([{ ticket_id: first, finished_id: await idOf('tkt_old2') }]);
  await db.query(RESUME, [await idOf('tkt_old2'), first, NOON]);
  await db.query(RENAME_COUNTERS, [place.id, ['Θυρίδα 1'], ['Γκισέ 1']]);
  expect(await ranks()).toEqual([2, 1, 3]);

  const visits = await db.query(
    `SELECT t.code, v.counter, v.outcome FROM visits v JOIN tickets t ON t.id = v.ticket_id
      WHERE t.waiting_list_id = $1 ORDER BY v.id`,
    [list.id],
  );
  expect(visits).toEqual([
    { code: 'tkt_old2', counter: 'Γκισέ 1', outcome: null },
    { code: 'tkt_old0', counter: 'Θυρίδα 1', outcome: 'returned' },
  ]);
  const line = await db.query(
    `SELECT t.code, s.name, s.is_default FROM waiting_lists l, call_order(l.line_id, NULL) n
       JOIN tickets t ON t.id = n.ticket_id JOIN services s ON s.id = t.service_id
      WHERE l.id = $1 ORDER BY n.line_position`,
    [list.id],
  );
  expect(line).toEqual([
    { code: 'tkt_old1', name: 'Passports', is_default: false },
    { code: 'tkt_old0', name: '', is_default: true },
    { code: 'tkt_old3', name: '', is_default: true },
  ]);
  expect(await brokenRules(db)).toEqual([]);
});

it('stores predictions and the status of places under their former names', async () => {
  const { db } = test;
  const { place, list } = await placeOf('told');
  const id = await idOf('tkt_told0');
  const tell = `INSERT INTO told_windows (ticket_id, waiting_list_id, at, from_at, to_at)
     VALUES ($1, $2, $3, $3, $3) ON CONFLICT DO NOTHING`;
  for (let time = 0; time < 2; time += 1) await db.query(tell, [id, list.id, NOON]);
  expect(await db.query('SELECT ticket_id FROM wait_predictions')).toEqual([{ ticket_id: id }]);
  const refresh = `INSERT INTO places_now AS now (id, position, category_id, country, city, types,
         reviews_count, views_count, created_at, wait)
       SELECT id, 0, category_id, country, city, '{}', 0, 0, $2, 5 FROM organisations WHERE id = $1
       ON CONFLICT (id) DO UPDATE SET wait = now.wait + EXCLUDED.wait`;
  for (let time = 0; time < 2; time += 1) await db.query(refresh, [place.id, NOON]);
  expect(await valueOf(db, 'SELECT wait FROM place_status WHERE id = $1', [place.id])).toBe(10);
});

it('calls transferred, parked and priority numbers correctly in version 1.1.0', async () => {
  const { db } = test;
  const { list, other, take } = await placeOf('hall');
  const [first, passport, second, third] = await Promise.all(
    [0, 1, 2, 3].map((n) => idOf(`tkt_hall${n}`)),
  );
  const call = (from: number, finish: string | null, chosen: number | null = null) =>
    db.query(CALL, [from, 'Θυρίδα 1', finish, 'provider', NOON, chosen]);
  const step = `SELECT ticket_transition($1, 'scheduled', $2, 'provider', $3, p_list_id => $4, p_until => $5)`;
  const until = new Date(NOON.getTime() + 1_800_000);
  await call(list.id, null);
  await db.query(step, [first, 'transferred', NOON, other.id, null]);
  await call(list.id, null);
  await db.query(step, [second, 'parked', NOON, null, until]);
  await givePriority(db, { ticketId: third!, reason: 'elderly', actor: 'provider', now: NOON });

  // The first keeps its place in time, so it is before the passport that was taken after it.
  expect(await call(other.id, null)).toEqual([{ ticket_id: first, finished_id: null }]);
  // The parked one is in nobody's way, and can be called by its id.
  expect(await call(list.id, 'processed')).toEqual([{ ticket_id: third, finished_id: first }]);
  const chosen = { ticket_id: second, finished_id: third };
  expect(await call(list.id, 'processed', second)).toEqual([chosen]);
  await db.query(MOVE, [second, 'scheduled', 'returned', 'provider', NOON, null, null]);
  await take([list.code, other.code], 4);
  expect(await call(other.id, null)).toEqual([{ ticket_id: passport, finished_id: null }]);
  await db.query(MOVE, [passport, 'processed', null, 'provider', NOON, null, null]);
  const labels = await db.query(
    `SELECT coalesce(issued_list_id, waiting_list_id) = $1 AS is_own, rank, status FROM tickets
      WHERE waiting_list_id IN ($1, $2) ORDER BY id`,
    [list.id, other.id],
  );
  expect(labels).toEqual([
    { is_own: true, rank: 1, status: 'processed' },
    { is_own: false, rank: 1, status: 'processed' },
    { is_own: true, rank: 2, status: 'scheduled' },
    { is_own: true, rank: 3, status: 'processed' },
    { is_own: true, rank: 4, status: 'scheduled' },
    { is_own: false, rank: 2, status: 'scheduled' },
  ]);
  expect(await brokenRules(db)).toEqual([]);
});
