import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { valueOf, type Queryable } from '#server/db/client.ts';
import { buildList, buildOrganisation, buildSignedIn } from '#server/testing/builders.ts';
import { NOON, TODAY, testApp } from '#server/testing/testApp.ts';

const test = testApp();

const minutesAfter = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const MIDNIGHT = new Date('2026-11-20T22:00:05Z');

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
    const open = (await valueOf<number>(
      test.db,
      'SELECT open_count FROM waiting_lists WHERE id = $1',
      [together],
    ))!;
    served += Number(JSON.stringify(before).includes('"outcome":null'));

    const expired = await valueOf<number>(test.db, 'SELECT expire_tickets($1, $2, 100)', [
      [together],
      MIDNIGHT,
    ]);
    await test.db.query(
      `SELECT count(ticket_transition(t.id, 'aborted', 'expired', 'system', $2))
         FROM (SELECT id FROM tickets
                WHERE waiting_list_id = $1 AND status IN ('scheduled', 'running')
                ORDER BY position DESC) t`,
      [single, MIDNIGHT],
    );
    expect(await stateOf(test.db, together)).toEqual(await stateOf(test.db, single));
    expect(expired).toBe(open);
    expect((await versionOf(together))! - version!).toBe(open > 0 ? 1 : 0);
  });
  await fc.assert(property, { seed, numRuns: 15, endOnFailure: true });
  expect(served).toBeGreaterThan(0);
});

it('expires the end of a line first, and at most as many tickets as asked', async () => {
  const list = await listAfter({ size: 6, steps: [], alerts: [] }, []);
  expect(await valueOf(test.db, 'SELECT expire_tickets($1, $2, 4)', [[list], MIDNIGHT])).toBe(4);
  expect(
    await test.db.query(
      `SELECT rank FROM tickets WHERE waiting_list_id = $1 AND status = 'scheduled' ORDER BY rank`,
      [list],
    ),
  ).toEqual([{ rank: 1 }, { rank: 2 }]);
});
