import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { updateRow, valueOf, type Queryable } from '#server/db/client.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { createCalls, FIRST } from '#server/testing/lines.ts';
import { NOON, TODAY, testApp } from '#server/testing/testApp.ts';
import { expireAfterClosing, expireTickets } from './expiry.ts';
import { buildList, buildOrganisation, buildSignedIn } from '#server/testing/builders.ts';

const test = testApp({ accessTokenSeconds: 86_400 });
const calls = createCalls(test);

const minutesAfter = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const MIDNIGHT = new Date('2026-11-20T22:00:00Z');

/** A line of two that closes at an instant; null: with its day. */
const lineUntil = (closesAt: Date | null) => calls.lineOf(2, { closesAt });
const statuses = calls.statusesOf;
const WAITING = ['scheduled', 'scheduled'];
const EXPIRED = ['aborted expired', 'aborted expired'];

it('ends a line an hour after closing, unless it is staffed or somebody is being served', async () => {
  const closed = await lineUntil(minutesAfter(10));
  const later = await lineUntil(minutesAfter(10.1));
  const staffed = await lineUntil(minutesAfter(10));
  const serving = await lineUntil(minutesAfter(10));
  const [allDay, unplanned] = [await lineUntil(MIDNIGHT), await lineUntil(null)];
  await calls.next(serving, serving.clerk, FIRST);
  test.clock.set(minutesAfter(41));
  await calls.change(staffed.list.code, staffed.clerk, { state: 'paused' });

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { db } = test.context;
  const stop = startJobs(test.context, (error) => expect.unreachable(String(error)), TODAY);
  test.clock.set(minutesAfter(70));
  await vi.waitFor(async () => {
    vi.advanceTimersByTime(60_000);
    expect(await statuses(closed)).toEqual(EXPIRED);
  });
  vi.useRealTimers();
  await stop();
  for (const spared of [later, staffed, allDay, unplanned])
    expect(await statuses(spared)).toEqual(WAITING);
  expect(await statuses(serving)).toEqual(['running', 'scheduled']);
  const events = await test.db.query(
    `SELECT e.actor, e.reason, e.at FROM ticket_events e JOIN tickets t ON t.id = e.ticket_id
      WHERE t.waiting_list_id = $1 AND e.to_status = 'aborted'`,
    [closed.list.id],
  );
  const event = { actor: 'system', reason: 'expired', at: minutesAfter(70) };
  expect(events).toEqual([event, event]);

  await expireAfterClosing(db, minutesAfter(70));
  expect(await statuses(later)).toEqual(WAITING);
  await expireAfterClosing(db, minutesAfter(71));
  expect(await statuses(later)).toEqual(EXPIRED);
  expect(await statuses(staffed)).toEqual(EXPIRED);
  expect(await statuses(serving)).toEqual(['running', 'scheduled']);
});

it('lets nobody return to a line that is over, and states the reason', async () => {
  const line = await lineUntil(minutesAfter(10));
  const [missed, left] = line.people;
  const lenient = { patience_seconds: 0, grace_seconds: 86_400 };
  await updateRow(test.db, 'organisations', line.place.id, lenient);
  await calls.next(line, line.clerk, FIRST);
  await calls.serve(missed!.ticket.code, line.clerk, 'no_show');
  test.clock.set(minutesAfter(69.9));
  await calls.act(left!.ticket.code, left!.who, 'cancel');
  test.clock.set(minutesAfter(70));
  for (const [{ ticket, who }, action] of [
    [missed!, 'came_late'],
    [left!, 'undo'],
  ] as const) {
    const refused = await calls.act(ticket.code, who, action);
    expect([action, refused.status, refused.body]).toMatchObject([
      action,
      409,
      { code: 'line_over', error: /Διαλέξτε άλλη/, ticket: { can: [] } },
    ]);
  }
});

it('never expires a line that calls somebody at the same instant', async () => {
  const lines: Awaited<ReturnType<typeof lineUntil>>[] = [];
  for (let n = 0; n < 6; n += 1) lines.push(await lineUntil(minutesAfter(10)));
  test.clock.set(minutesAfter(70));
  const responses = await Promise.all(
    lines.flatMap((line) => [
      calls.next(line, line.clerk, FIRST),
      expireAfterClosing(test.context.db, minutesAfter(70)),
    ]),
  );
  for (const [index, line] of lines.entries()) {
    const called = responses[2 * index] as Awaited<ReturnType<typeof calls.next>>;
    expect(called.status).toBe(200);
    expect(await statuses(line)).toEqual(called.body.ticket ? ['running', 'scheduled'] : EXPIRED);
  }
});

it('expires the tickets of a past day while a person cancels one of them', async () => {
  const line = await lineUntil(null);
  const [left] = line.people;
  test.clock.set(new Date(MIDNIGHT.getTime() + 1000));
  const now = test.clock.now();
  let expiry: Promise<void> | undefined;
  await test.db.transaction(async (tx) => {
    await tx.query(
      `SELECT ticket_transition(id, 'cancelled', NULL, 'user', $2) FROM tickets WHERE code = $1`,
      [left!.ticket.code, now],
    );
    expiry = expireTickets(test.db, { today: '2026-11-21', now });
    expiry.catch(() => undefined);
    // Until it waits for the list.
    await tx.query('SELECT pg_sleep(0.3)');
  });
  await expiry;
  expect(await statuses(line)).toEqual(['cancelled', 'aborted expired']);
});

/** Steps of a day; those that the ticket's status forbids do nothing. */
const STEPS = [
  ['running', null, 'provider'],
  ['running', 'recalled', 'provider'],
  ['processed', null, 'provider'],
  ['scheduled', 'returned', 'provider'],
  ['aborted', 'no_show', 'provider'],
  ['running', 'resumed', 'provider'],
  ['scheduled', 'came_late', 'user'],
  ['scheduled', 'let_pass', 'user'],
  ['cancelled', null, 'user'],
  ['scheduled', 'undone', 'user'],
  ['aborted', 'provider', 'provider'],
  ['scheduled', 'parked', 'provider'],
  ['running', 'here', 'provider'],
  ['scheduled', 'restored', 'provider'],
] as const;

const days = fc.record({
  size: fc.integer({ min: 1, max: 8 }),
  steps: fc.array(
    fc.record({
      ticket: fc.nat({ max: 7 }),
      step: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(STEPS[0], STEPS[7]) },
        { weight: 5, arbitrary: fc.constantFrom(...STEPS) },
      ),
      people: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 24 },
  ),
  alerts: fc.array(fc.nat({ max: 7 }), { maxLength: 3 }),
});
type Day = typeof days extends fc.Arbitrary<infer Value> ? Value : never;

/** A list after such a day, with a person for every other ticket. */
async function listAfter({ size, steps, alerts }: Day, people: number[]): Promise<number> {
  const { id: organisationId } = await buildOrganisation(test.db);
  const list = await buildList(test.db, { organisationId });
  const tickets: number[] = [];
  for (let n = 0; n < size; n += 1)
    tickets.push(
      (await valueOf<number>(
        test.db,
        `INSERT INTO tickets (code, waiting_list_id, user_id, rank, due_date, created_at)
         VALUES ('tkt_' || $1::bigint || '_' || $2::int, $1, $3, $2, $4, $5) RETURNING id`,
        [list.id, n + 1, n % 2 ? people[n] : null, TODAY, NOON],
      ))!,
    );
  for (const n of new Set(alerts.map((alert) => alert % size)))
    await test.db.query(
      `INSERT INTO ticket_alerts (ticket_id, waiting_list_id, ahead, email, language)
       VALUES ($1, $2, 1, true, 'el')`,
      [tickets[n], list.id],
    );
  for (const [n, { ticket, step, people: passed }] of steps.entries()) {
    const [to, reason, actor] = step;
    await test.db
      .query('SELECT ticket_transition($1, $2, $3, $4, $5, $6, $7, p_until => $8)', [
        tickets[ticket % size],
        to,
        reason,
        actor,
        minutesAfter(n),
        to === 'running' ? `Θυρίδα ${ticket}` : null,
        passed,
        reason === 'parked' ? minutesAfter(n + 60) : null,
      ])
      .catch((error: { constraint?: string }) => {
        if (!/^tickets_(lifecycle|rule|one_at_counter)$/.test(error.constraint ?? '')) throw error;
      });
  }
  return list.id;
}

/** Everything that the database knows about a list, without ids. */
const stateOf = (db: Queryable, list: number) =>
  db.query(
    `SELECT (to_jsonb(t) #- '{before_step,list}') - '{id,code,key,waiting_list_id,line_id,line_position}'::text[] - 'service_id'
              AS ticket,
            (SELECT jsonb_agg(to_jsonb(e) - '{id,ticket_id}'::text[] ORDER BY e.id)
               FROM ticket_events e WHERE e.ticket_id = t.id) AS events,
            (SELECT jsonb_agg(to_jsonb(v) - '{id,ticket_id,service_id}'::text[] ORDER BY v.id)
               FROM visits v WHERE v.ticket_id = t.id) AS visits,
            (SELECT to_jsonb(a) - '{id,ticket_id,waiting_list_id}'::text[]
               FROM ticket_alerts a WHERE a.ticket_id = t.id) AS alert,
            jsonb_build_array(l.issued, l.waiting_count, l.open_count, l.served_count, l.given_back)
              AS counts
       FROM tickets t JOIN waiting_lists l ON l.id = t.waiting_list_id
      WHERE l.id = $1 ORDER BY t.rank`,
    [list],
  );

const versionOf = (list: number) =>
  valueOf<number>(test.db, 'SELECT version FROM waiting_lists WHERE id = $1', [list]);

it('expires tickets together exactly as one by one, and changes their list once', async () => {
  const people = await Promise.all(
    Array.from({ length: 8 }, async () => (await buildSignedIn(test)).user.id),
  );
  const seed = Number(process.env.SEED) || Date.now() % 2 ** 31;
  let served = 0;
  const property = fc.asyncProperty(days, async (day) => {
    const [together, single] = [await listAfter(day, people), await listAfter(day, people)];
    const before = await stateOf(test.db, single);
    expect(await stateOf(test.db, together)).toEqual(before);
    const version = await versionOf(together);
    const openOf = 'SELECT open_count FROM waiting_lists WHERE id = $1';
    const open = (await valueOf<number>(test.db, openOf, [together]))!;
    served += Number(JSON.stringify(before).includes('"outcome":null'));

    const expire = 'SELECT expire_tickets($1, $2, 100)';
    expect(await valueOf(test.db, expire, [[together], MIDNIGHT])).toBe(open);
    await test.db.query(
      `SELECT count(ticket_transition(t.id, 'aborted', 'expired', 'system', $2))
         FROM (SELECT id FROM tickets
                WHERE waiting_list_id = $1 AND status IN ('scheduled', 'running')
                ORDER BY position DESC) t`,
      [single, MIDNIGHT],
    );
    expect(await stateOf(test.db, together)).toEqual(await stateOf(test.db, single));
    expect((await versionOf(together))! - version!).toBe(open > 0 ? 1 : 0);
  });
  await fc.assert(property, { seed, numRuns: 15, endOnFailure: true });
  expect(served).toBeGreaterThan(0);
});

it('expires the end of a line first, and at most as many tickets as asked', async () => {
  const list = await listAfter({ size: 6, steps: [], alerts: [] }, []);
  expect(await valueOf(test.db, 'SELECT expire_tickets($1, $2, 4)', [[list], MIDNIGHT])).toBe(4);
  const ended = Array<string>(4).fill('aborted expired');
  expect(await statuses({ list: { id: list, code: '' } })).toEqual([...WAITING, ...ended]);
});

it('expires a long line of a past day in batches, each ticket once by two processes', async () => {
  const { list } = await lineUntil(null);
  await test.db.query(
    `INSERT INTO tickets (code, waiting_list_id, rank, due_date, created_at)
     SELECT 'tkt_long' || n, $1, n, $2::date, $3 FROM generate_series(3, 2500) n`,
    [list.id, TODAY, NOON],
  );
  await updateRow(test.db, 'waiting_lists', list.id, { issued: 2500 });
  const late = { today: '2026-11-21', now: new Date(+MIDNIGHT + 1000) };
  await Promise.all([1, 2].map(() => expireTickets(test.db, late)));
  const [events] = await test.db.query(
    `SELECT count(*) AS number, count(DISTINCT e.ticket_id) AS tickets
       FROM ticket_events e JOIN tickets t ON t.id = e.ticket_id
      WHERE t.waiting_list_id = $1 AND e.reason = 'expired'`,
    [list.id],
  );
  expect(events).toEqual({ number: 2500, tickets: 2500 });
});
