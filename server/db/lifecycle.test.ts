import { describe, expect, it } from 'vitest';
import { TICKET_STATUSES, type TicketStatus } from '#common/contract/tickets.ts';
import { appliesTo, TRANSITIONS, type LineTicket, type Role } from '#common/line/transitions.ts';
import { updateRow, valueOf } from '#server/db/client.ts';
import { createCalls } from '#server/testing/lines.ts';
import { NOON, testApp } from '#server/testing/testApp.ts';

const test = testApp();

type Step = [to: TicketStatus, reason: string | null, actor: string];
const CALL: Step = ['running', null, 'provider'];
const PATHS: Record<TicketStatus, Step[]> = {
  scheduled: [],
  running: [CALL],
  processed: [CALL, ['processed', null, 'provider']],
  aborted: [CALL, ['aborted', 'no_show', 'provider']],
  cancelled: [['cancelled', null, 'user']],
};
const REASONS = [
  null,
  ...'recalled returned no_show came_late let_pass undone provider list_closed expired'.split(' '),
  'resumed',
  'why',
];
const ACTORS: Record<string, Role | null> = {
  user: 'person',
  provider: 'member',
  simulator: 'member',
  system: 'system',
  person: null,
};

/** A ticket in the middle of a line, at a place without a no-show time. */
async function ticketIn(status: TicketStatus): Promise<number> {
  const { place, people } = await createCalls(test).lineOf(2);
  await updateRow(test.db, 'organisations', place.id, { patience_seconds: 0 });
  const { code } = people[0]!.ticket;
  const id = (await valueOf<number>(test.db, 'SELECT id FROM tickets WHERE code = $1', [code]))!;
  for (const step of PATHS[status]) await test.db.query(MOVE, [id, ...step, NOON]);
  return id;
}
const MOVE = 'SELECT ticket_transition($1, $2, $3, $4, $5, NULL, 1)';

/** All tested transitions: new status, reason and actor. */
const MOVES = TICKET_STATUSES.flatMap((to) =>
  REASONS.flatMap((reason) => Object.keys(ACTORS).map((actor) => ({ to, reason, actor }))),
);
const nameOf = ({ to, reason, actor }: (typeof MOVES)[number]) => `${to} (${reason}) by ${actor}`;

const transitions = (ticket: Pick<LineTicket, 'status' | 'status_reason'>) =>
  MOVES.filter(({ to, reason, actor }) =>
    TRANSITIONS.some(
      (transition) =>
        appliesTo(transition, ticket) &&
        transition.to === to &&
        transition.reason === reason &&
        transition.who === ACTORS[actor],
    ),
  ).map(nameOf);

describe('the lifecycle in the database', () => {
  it('equals the table for any status and reason of a ticket', async () => {
    for (const reason of REASONS) {
      for (const status of TICKET_STATUSES) {
        const rows = await test.db.query<(typeof MOVES)[number]>(
          `SELECT m."to", m.reason, m.actor
             FROM jsonb_to_recordset($1::jsonb) AS m ("to" text, reason text, actor text, n int)
            WHERE ticket_transition_allowed($2, $3, m."to", m.reason, m.actor) ORDER BY m.n`,
          [JSON.stringify(MOVES.map((each, n) => ({ ...each, n }))), status, reason],
        );
        expect(rows.map(nameOf)).toEqual(transitions({ status, status_reason: reason }));
      }
    }
  });

  it('also applies to writes that bypass its functions', async () => {
    for (const from of TICKET_STATUSES) {
      const id = await ticketIn(from);
      for (const to of TICKET_STATUSES.filter((status) => status !== from)) {
        const direct = updateRow(test.db, 'tickets', id, { status: to, status_reason: 'why' });
        await expect(direct, `${from} to ${to}`).rejects.toMatchObject({ code: '23514' });
      }
    }
    const id = await ticketIn('scheduled');
    const moved = updateRow(test.db, 'tickets', id, { moved_to: 99 });
    await expect(moved).rejects.toMatchObject({ code: '23514' });
  });

  it('writes one immutable event for every step', async () => {
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
    for (const write of ["UPDATE ticket_events SET actor = 'me'", 'DELETE FROM ticket_events'])
      await expect(test.db.query(write)).rejects.toThrow(/append-only/);
  });

  it('creates tickets only as scheduled and never changes their number', async () => {
    const id = await ticketIn('scheduled');
    const renumbered = test.db.query('UPDATE tickets SET rank = rank + 1 WHERE id = $1', [id]);
    await expect(renumbered).rejects.toMatchObject({ code: '23514' });
    const born = test.db.query(
      `INSERT INTO tickets (code, waiting_list_id, user_id, rank, status, due_date, created_at)
       SELECT 'x', waiting_list_id, user_id, 99, 'processed', due_date, created_at FROM tickets WHERE id = $1`,
      [id],
    );
    await expect(born).rejects.toMatchObject({ code: '23514' });
  });
});
