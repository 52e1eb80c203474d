import { describe, expect, it } from 'vitest';
import { first, type Db } from '#server/db/client.ts';
import { buildList, buildOrganisation, buildSignedIn } from '#server/testing/builders.ts';
import { NOON, onPostgres, testApp, TODAY } from '#server/testing/testApp.ts';
import { TakeUnavailable, type TakeOutcome } from './takeTicket.ts';
import { openTicketQueue, type PersonTake } from './ticketQueue.ts';

const test = testApp();

const people = (size: number) =>
  Promise.all(Array.from({ length: size }, async () => (await buildSignedIn(test)).user.id));
const request = (
  userId: number | undefined,
  listCode: string,
  idempotencyKey: string | null = null,
): PersonTake => ({ userId: userId!, listCode, idempotencyKey, now: NOON, today: TODAY });
const short = (outcome: TakeOutcome) => outcome.refusal ?? outcome.ticket.rank;

/** Counts the requests of each transaction. */
function watched(db: Db): { db: Db; batches: number[] } {
  const batches: number[] = [];
  return {
    batches,
    db: {
      ...db,
      query: (sql, params, name) => {
        if (sql.includes('take_tickets'))
          batches.push((JSON.parse(String(params?.[0])) as unknown[]).length);
        return db.query(sql, params, name);
      },
    },
  };
}

describe('the ticket queue', () => {
  it('issues concurrent requests as one batch, in order', async () => {
    const { db, batches } = watched(test.db);
    const queue = openTicketQueue(db);
    const { code } = await buildList(test.db);
    const outcomes = await Promise.all((await people(40)).map((id) => queue(request(id, code))));
    expect(outcomes.map(short)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
    for (const { ticket } of outcomes) expect(ticket!.people_ahead).toBe(ticket!.rank - 1);
    expect(batches).toEqual([40]);
  });

  it('returns a separate outcome to each request of a batch', async () => {
    const queue = openTicketQueue(test.db);
    const { id: organisationId } = await buildOrganisation(test.db);
    const list = (options: object) => buildList(test.db, { organisationId, ...options });
    const open = await list({ service: 'open', capacity: 3 });
    const closed = await list({ service: 'closed', state: 'closed' });
    const past = await list({ releasedOn: '2026-11-19' });
    const [one, two, three, four, five, six] = await people(6);
    await queue(request(one, open.code, 'first'));
    const outcomes = await Promise.all([
      queue(request(one, open.code, 'first')),
      queue(request(two, closed.code)),
      queue(request(three, past.code)),
      queue(request(four, 'lst_nothing')),
      queue(request(five, open.code)),
      queue(request(six, open.code)),
    ]);
    const refusals = ['list_closed', 'date_past', 'waiting_list_not_found'];
    expect(outcomes.map(short)).toEqual([1, ...refusals, 2, 3]);
    const later = await Promise.all([
      queue(request(one, open.code, 'other')),
      queue(request(one, closed.code, 'first')),
      queue(request(two, open.code)),
    ]);
    expect(later.map(short)).toEqual(['existing_ticket', 'idempotency_key_reused', 'list_full']);
    const held = { rank: 1, people_ahead: 0, waiting_list: { tickets_count: 3 } };
    expect(later[0]?.ticket).toMatchObject(held);
  });

  it('puts a person into a batch once, without losing their turn', async () => {
    const queue = openTicketQueue(test.db);
    const { code } = await buildList(test.db);
    const [one, two] = (await people(2)) as [number, number];
    const outcomes = await Promise.all([
      queue(request(one, code, 'k')),
      queue(request(one, code, 'k')),
      queue(request(one, code)),
      queue(request(two, code, 'k')),
    ]);
    expect(outcomes.map(short)).toEqual([1, 1, 'existing_ticket', 2]);
  });

  it('isolates an invalid request from the rest of its batch', async () => {
    const { db, batches } = watched(test.db);
    const queue = openTicketQueue(db);
    const { code } = await buildList(test.db);
    const [one, two, three] = (await people(3)) as [number, number, number];
    const outcomes = await Promise.allSettled([
      queue(request(one, code)),
      queue(request(999_999_999, code)),
      queue(request(two, code)),
      queue(request(three, code)),
    ]);
    const seen = outcomes.map((one) => (one.status === 'fulfilled' ? short(one.value) : 'failed'));
    expect(seen).toEqual([1, 'failed', 2, 3]);
    expect(batches[0]).toBe(4);
    expect(batches.slice(1)).toEqual([1, 1, 1, 1]);
  });

  it('rejects all requests and retries none when the database is unavailable', async () => {
    let asked = 0;
    const queue = openTicketQueue({
      ...test.db,
      query: async () => {
        asked += 1;
        throw Object.assign(new Error('going away'), { code: '57P01' });
      },
    });
    const { code } = await buildList(test.db);
    const ids = await people(3);
    const outcomes = await Promise.allSettled(ids.map((id) => queue(request(id, code))));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(asked).toBe(1);
  });

  it('rejects requests beyond its capacity', async () => {
    const queue = openTicketQueue({ ...test.db, query: () => new Promise(() => undefined) });
    for (let n = 0; n < 5_000; n += 1) void queue(request(n, 'lst_any'));
    await expect(queue(request(1, 'lst_any'))).rejects.toBeInstanceOf(TakeUnavailable);
  });

  onPostgres('does not let a locked list delay other lists', async () => {
    const queue = openTicketQueue(test.db);
    const held = await buildList(test.db);
    const free = await buildList(test.db);
    const ids = await people(4);
    let late: Promise<TakeOutcome>[] = [];
    await test.db.transaction(async (tx) => {
      await tx.query('SELECT FROM waiting_lists WHERE id = $1 FOR UPDATE', [held.id]);
      late = [queue(request(ids[0], held.code)), queue(request(ids[1], held.code))];
      let settled = 0;
      for (const one of late) void one.finally(() => (settled += 1));
      const [first, second] = [ids[0]!, ids[1]!];
      expect(short(await queue(request(first, free.code)))).toBe(1);
      expect(short(await queue(request(second, free.code)))).toBe(2);
      expect(settled).toBe(0);
    });
    expect((await Promise.all(late)).map(short)).toEqual([1, 2]);
    expect(short(await queue(request(ids[2], held.code)))).toBe(3);
  });
});

it('keeps the counts of a list equal to its tickets, by every kind of write', async () => {
  const { id, code } = await buildList(test.db);
  const queue = openTicketQueue(test.db);
  const ids = await people(7);
  await Promise.all(ids.map((person) => queue(request(person, code))));
  const move = (place: number, to: string) =>
    test.db.query(
      `SELECT ticket_transition(
                id, $3, NULL, CASE $3 WHEN 'cancelled' THEN 'user' ELSE 'provider' END, $4)
         FROM tickets
        WHERE waiting_list_id = $1 AND rank = $2`,
      [id, place, to, NOON],
    );
  const counts = () =>
    first(
      test.db,
      `SELECT issued, given_back, waiting_count AS waiting, open_count AS open,
              served_count AS served FROM waiting_lists WHERE id = $1`,
      [id],
    );
  for (const place of [1, 2]) await move(place, 'running');
  await move(1, 'processed');
  expect(await counts()).toEqual({ issued: 7, given_back: 0, waiting: 5, open: 6, served: 1 });
  await move(3, 'cancelled');
  expect(await counts()).toEqual({ issued: 7, given_back: 1, waiting: 4, open: 5, served: 1 });
  // Number 2 was called and number 4 was not. One statement ends both.
  await test.db.query(
    `UPDATE tickets SET status = 'aborted', status_reason = 'provider'
      WHERE waiting_list_id = $1 AND rank IN (2, 4)`,
    [id],
  );
  expect(await counts()).toEqual({ issued: 7, given_back: 2, waiting: 3, open: 3, served: 1 });
  await expect(move(3, 'cancelled')).rejects.toMatchObject({ code: '23514' });
  // Undoing a cancellation takes the place again.
  const undo = "SELECT ticket_transition(id, 'scheduled', 'undone', 'user', $2) FROM tickets";
  await test.db.query(`${undo} WHERE waiting_list_id = $1 AND rank = 3`, [id, NOON]);
  expect(await counts()).toEqual({ issued: 7, given_back: 1, waiting: 4, open: 4, served: 1 });
  await move(3, 'cancelled');
  // Deleting a person's tickets releases the waiting ones, each once.
  await test.db.query('DELETE FROM tickets WHERE user_id = ANY ($1)', [[ids[2], ids[5]]]);
  expect(await counts()).toEqual({ issued: 7, given_back: 3, waiting: 2, open: 2, served: 1 });
});
