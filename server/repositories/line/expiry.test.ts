import { expect, it, vi } from 'vitest';
import type { Db } from '#server/db/client.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { createCalls, FIRST, type LineSetup } from '#server/testing/lines.ts';
import { NOON, TODAY, testApp } from '#server/testing/testApp.ts';
import { expireAfterClosing, expireTickets } from './expiry.ts';

const test = testApp({ accessTokenSeconds: 86_400 });
const calls = createCalls(test);

const minutesAfter = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const MIDNIGHT = new Date('2026-11-20T22:00:00Z');

/** A line of two that closes at an instant; null: with its day. */
const lineUntil = (closesAt: Date | null) => calls.lineOf(2, { closesAt });
const statuses = async ({ list }: Pick<LineSetup, 'list'>) =>
  (
    await test.db.query<{ status: string }>(
      `SELECT concat_ws(' ', status, status_reason) AS status FROM tickets
        WHERE waiting_list_id = $1 ORDER BY rank`,
      [list.id],
    )
  ).map(({ status }) => status);
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
  await test.db.query(
    'UPDATE organisations SET patience_seconds = 0, grace_seconds = 86400 WHERE id = $1',
    [line.place.id],
  );
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

it('expires long lines of a past day in batches, and continues after a crash', async () => {
  const long = await lineUntil(null);
  const short = await lineUntil(null);
  await test.db.query(
    `INSERT INTO tickets (code, waiting_list_id, rank, due_date, created_at)
     SELECT 'tkt_long' || n, $1, n, $2::date, $3 FROM generate_series(3, 4500) n`,
    [long.list.id, TODAY, NOON],
  );
  await test.db.query('UPDATE waiting_lists SET issued = 4500 WHERE id = $1', [long.list.id]);
  const now = new Date(MIDNIGHT.getTime() + 1000);
  let batches = 0;
  /** The database of a process that is killed in its second batch. */
  const killed = (most: number): Db => ({
    ...test.db,
    transaction: (work) =>
      test.db.transaction(async (tx) => {
        const result = await work(tx);
        if (batches === most) throw new Error('killed');
        batches += 1;
        return result;
      }),
  });
  await expect(expireTickets(killed(1), { today: '2026-11-21', now })).rejects.toThrow('killed');
  // From the end of the line, so that nobody's turn comes nearer.
  expect((await statuses(long)).slice(0, 3500)).toEqual(Array(3500).fill('scheduled'));
  expect((await statuses(long)).slice(3500)).toEqual(Array(1000).fill('aborted expired'));
  await Promise.all([1, 2].map(() => expireTickets(test.db, { today: '2026-11-21', now })));
  expect(new Set([...(await statuses(long)), ...(await statuses(short))])).toEqual(
    new Set(['aborted expired']),
  );
  const [events] = await test.db.query(
    `SELECT count(*) AS number, count(DISTINCT e.ticket_id) AS tickets
       FROM ticket_events e JOIN tickets t ON t.id = e.ticket_id
      WHERE t.waiting_list_id = ANY ($1) AND e.reason = 'expired'`,
    [[long.list.id, short.list.id]],
  );
  expect(events).toEqual({ number: 4502, tickets: 4502 });
});
