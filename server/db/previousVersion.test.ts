import { expect, it } from 'vitest';
import { buildList, buildMember, buildOrganisation } from '#server/testing/builders.ts';
import { brokenRules } from '#server/testing/rules.ts';
import { NOON, testApp, TODAY } from '#server/testing/testApp.ts';

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

it('keeps lines, services and visits right while version 1.1.0 writes', async () => {
  const { db } = test;
  const place = await buildOrganisation(db);
  await buildMember(test, place.id);
  const day = { closed_by_plan: false, intervals: [{ from: '09:00', to: '21:00' }], counters: 2 };
  const planned = { ...day, code: 'lst_old', organisation_id: place.id, released_on: TODAY };
  await db.query(INSERT_LISTS, [JSON.stringify([{ ...planned, state: 'open' }])]);
  const [list] = await db.query<{ id: number }>(
    "SELECT id FROM waiting_lists WHERE code = 'lst_old'",
  );
  const other = await buildList(db, { organisationId: place.id, service: 'Passports' });
  const batch = ['lst_old', other.code, 'lst_old', 'lst_old'].map((code, n) => ({
    n, list: code, person: null, key: null, code: `tkt_old${n}`, at: NOON, today: TODAY, actor: 'provider',
    ticket_key: `00000000-0000-4000-8000-00000000000${n}`,
  })); // prettier-ignore
  const given = await db.query<{ outcome: string }>(TAKE, [JSON.stringify(batch), false]);
  expect(given.map(({ outcome }) => outcome)).toEqual(batch.map(() => 'given'));
  const idOf = async (code: string) =>
    (await db.query<{ id: number }>('SELECT id FROM tickets WHERE code = $1', [code]))[0]!.id;
  const first = await idOf('tkt_old0');

  await db.query(MOVE, [first, 'scheduled', 'let_pass', 'user', NOON, null, 1]);
  const ranks = async () =>
    (await db.query<{ rank: number }>(POSITIONS, [list!.id])).map(({ rank }) => rank);
  expect(await ranks()).toEqual([2, 1, 3]);
  expect(await db.query(CALL, [list!.id, 'Θυρίδα 1', null, 'provider', NOON, null])).toEqual([
    { ticket_id: await idOf('tkt_old2'), finished_id: null },
  ]);
  const second = await db.query(CALL, [list!.id, 'Θυρίδα 1', 'processed', 'provider', NOON, null]);
  expect(second).toEqual([{ ticket_id: first, finished_id: await idOf('tkt_old2') }]);
  await db.query(RESUME, [await idOf('tkt_old2'), first, NOON]);
  await db.query(RENAME_COUNTERS, [place.id, ['Θυρίδα 1'], ['Γκισέ 1']]);
  expect(await ranks()).toEqual([2, 1, 3]);

  const visits = await db.query(
    `SELECT t.code, v.counter, v.outcome FROM visits v JOIN tickets t ON t.id = v.ticket_id
      WHERE t.waiting_list_id = $1 ORDER BY v.id`,
    [list!.id],
  );
  expect(visits).toEqual([
    { code: 'tkt_old2', counter: 'Γκισέ 1', outcome: null },
    { code: 'tkt_old0', counter: 'Θυρίδα 1', outcome: 'returned' },
  ]);
  const line = await db.query(
    `SELECT t.code, s.name, s.is_default FROM waiting_lists l, call_order(l.line_id, NULL) n
       JOIN tickets t ON t.id = n.ticket_id JOIN services s ON s.id = t.service_id
      WHERE l.id = $1 ORDER BY n.line_position`,
    [list!.id],
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
  const place = await buildOrganisation(db);
  const list = await buildList(db, { organisationId: place.id });
  const take = {
    n: 0,
    list: list.code,
    code: 'tkt_told',
    at: NOON,
    today: TODAY,
    actor: 'provider',
  };
  const ticket = { ...take, person: null, key: null, ticket_key: crypto.randomUUID() };
  await db.query(TAKE, [JSON.stringify([ticket]), false]);
  const [{ id } = { id: 0 }] = await db.query<{ id: number }>(
    "SELECT id FROM tickets WHERE code = 'tkt_told'",
  );
  const tell = `INSERT INTO told_windows (ticket_id, waiting_list_id, at, from_at, to_at)
     VALUES ($1, $2, $3, $3, $3) ON CONFLICT DO NOTHING`;
  for (let time = 0; time < 2; time += 1) await db.query(tell, [id, list.id, NOON]);
  expect(await db.query('SELECT ticket_id FROM wait_predictions')).toEqual([{ ticket_id: id }]);
  const refresh = `INSERT INTO places_now AS now (id, position, category_id, country, city, types,
         reviews_count, views_count, created_at, wait)
       SELECT id, 0, category_id, country, city, '{}', 0, 0, $2, 5 FROM organisations WHERE id = $1
       ON CONFLICT (id) DO UPDATE SET wait = now.wait + EXCLUDED.wait`;
  for (let time = 0; time < 2; time += 1) await db.query(refresh, [place.id, NOON]);
  expect(await db.query('SELECT wait FROM place_status WHERE id = $1', [place.id])).toEqual([
    { wait: 10 },
  ]);
});
