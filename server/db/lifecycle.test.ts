import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildList, buildSignedIn } from '#server/testing/builders.ts';
import { createTestApp, NOON, TODAY, type TestApp } from '#server/testing/testApp.ts';
import { expireTickets } from '#server/repositories/tickets/expiry.ts';
import { takeTicket } from '#server/repositories/tickets/takeTicket.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const STATUSES = ['scheduled', 'running', 'processed', 'aborted', 'cancelled'];
const PATHS: Record<string, string[]> = {
  scheduled: [],
  running: ['running'],
  processed: ['running', 'processed'],
  aborted: ['aborted'],
  cancelled: ['cancelled'],
};
const LEGAL = new Set([
  'scheduled→running', 'running→processed', 'scheduled→cancelled', 'scheduled→aborted', 'running→aborted',
]); // prettier-ignore

async function ticketIn(status: string): Promise<number> {
  const { user } = await buildSignedIn(test);
  const list = await buildList(test.db);
  await takeTicket(test.db, {
    userId: user.id,
    listCode: list.code,
    idempotencyKey: null,
    now: NOON,
    today: TODAY,
  });
  const [row] = await test.db.query<{ id: number }>('SELECT id FROM tickets WHERE user_id = $1', [
    user.id,
  ]);
  for (const step of PATHS[status]!) await move(row!.id, step);
  return row!.id;
}
const move = (id: number, to: string) =>
  test.db.query("SELECT (ticket_transition($1, $2, 'why', 'provider', $3)).status AS status", [
    id,
    to,
    NOON,
  ]);

describe('the lifecycle, in the database', () => {
  for (const from of STATUSES) {
    for (const to of STATUSES) {
      const legal = LEGAL.has(`${from}→${to}`);
      it(`${from} → ${to} is ${legal ? 'a way' : 'refused'}`, async () => {
        const id = await ticketIn(from);
        if (legal) {
          expect(await move(id, to)).toEqual([{ status: to }]);
          return;
        }
        await expect(move(id, to)).rejects.toMatchObject({ code: '23514' });
        if (from !== to) {
          const direct = test.db.query('UPDATE tickets SET status = $2 WHERE id = $1', [id, to]);
          await expect(direct).rejects.toMatchObject({ code: '23514' });
        }
      });
    }
  }

  it('writes one event for every step, which nobody changes', async () => {
    const id = await ticketIn('processed');
    const events = await test.db.query(
      'SELECT from_status, to_status, actor FROM ticket_events WHERE ticket_id = $1 ORDER BY id',
      [id],
    );
    expect(events).toEqual([
      { from_status: null, to_status: 'scheduled', actor: 'user' },
      { from_status: 'scheduled', to_status: 'running', actor: 'provider' },
      { from_status: 'running', to_status: 'processed', actor: 'provider' },
    ]);
    await expect(test.db.query('UPDATE ticket_events SET actor = $1', ['me'])).rejects.toThrow(
      /append-only/,
    );
    await expect(test.db.query('DELETE FROM ticket_events')).rejects.toThrow(/append-only/);
  });

  it('lets no ticket be born otherwise than scheduled, nor change its number', async () => {
    const id = await ticketIn('scheduled');
    await expect(
      test.db.query('UPDATE tickets SET rank = rank + 1 WHERE id = $1', [id]),
    ).rejects.toMatchObject({ code: '23514' });
    const born = test.db.query(
      `INSERT INTO tickets (code, waiting_list_id, user_id, rank, status, due_date, created_at)
       SELECT 'x', waiting_list_id, user_id, 99, 'processed', due_date, created_at FROM tickets WHERE id = $1`,
      [id],
    );
    await expect(born).rejects.toMatchObject({ code: '23514' });
  });

  it('closes what is open on days that are over', async () => {
    const [waiting, served] = [await ticketIn('scheduled'), await ticketIn('running')];
    await expireTickets(test.db, { today: TODAY, now: NOON });
    const statusOf = async (id: number) =>
      (
        await test.db.query<{ s: string; r: string }>(
          'SELECT status AS s, status_reason AS r FROM tickets WHERE id = $1',
          [id],
        )
      )[0];
    expect((await statusOf(waiting))?.s).toBe('scheduled');
    await expireTickets(test.db, { today: '2026-11-21', now: NOON });
    expect(await statusOf(waiting)).toEqual({ s: 'aborted', r: 'expired' });
    expect((await statusOf(served))?.s).toBe('processed');
  });
});
