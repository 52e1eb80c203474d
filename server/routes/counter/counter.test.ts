import { describe, expect, it, vi } from 'vitest';
import type { CounterTicket } from '#common/contract/counter.ts';
import type { Line } from '#common/contract/line.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import {
  createCalls,
  createHallCalls,
  FIRST,
  SECOND,
  type LineSetup,
} from '#server/testing/lines.ts';
import { emailsTo } from '#server/testing/mail/emails.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { testApp } from '#server/testing/testApp.ts';
import { buildList } from '#server/testing/builders.ts';

const test = testApp();
const calls = createCalls(test);
const { lineOf } = calls;
const { next } = createHallCalls(test);

const change = ({ list, clerk }: LineSetup, payload: object) =>
  calls.change(list.code, clerk, payload);

describe('calling the next person', () => {
  it('calls one person for a repeated request, also a concurrent one, with a counter that is busy since', async () => {
    const line = await lineOf(2);
    const commands = await Promise.all(
      Array.from({ length: 3 }, () => calls.next(line, line.clerk, FIRST, null, 'same')),
    );
    const later = await calls.next(line, line.clerk, FIRST, null, 'same');
    expect([...commands, later].map(({ body }) => body.ticket?.rank)).toEqual(Array(4).fill(1));
  });

  it('asks the database once to call, and once for the two tickets', async () => {
    const line = await lineOf(2);
    await calls.next(line, line.clerk, FIRST);
    const query = vi.spyOn(test.context.db, 'query');
    const transaction = vi.spyOn(test.context.db, 'transaction');
    await calls.next(line, line.clerk, FIRST);
    expect(transaction).not.toHaveBeenCalled();
    const names = query.mock.calls.map(([, , name]) => name ?? '');
    expect(names.filter((name) => /call|member|list_/.test(name))).toEqual([
      'member_place_el',
      'list_of_place',
      'first_call',
      'called_tickets_el',
    ]);
  });

  it('waits for the no-show time of the place, from the first call, before it ends a call', async () => {
    const line = await lineOf(2);
    const { code } = line.people[0]!.ticket;
    await calls.next(line, line.clerk, FIRST);
    test.clock.advance(170);
    await calls.serve(code, line.clerk, 'recall');
    test.clock.advance(9);
    expect((await calls.serve(code, line.clerk, 'no_show')).status).toBe(409);
    const early = await calls.next(line, line.clerk, FIRST, 'no_show');
    expect(early.status).toBe(409);
    expect(early.body).toMatchObject({ code: 'not_possible_now', ticket: { rank: 1 } });
    expect(await calls.mine(line.people[1]!.who)).toMatchObject({ status: 'scheduled' });
    test.clock.advance(1);
    expect((await calls.next(line, line.clerk, FIRST, 'no_show')).body).toMatchObject({
      ticket: { rank: 2 },
      finished: { rank: 1, status: 'aborted', status_reason: 'no_show' },
    });
  });

  it('serves one person per counter, and names them if `finish` is absent', async () => {
    const line = await lineOf(3);
    await calls.next(line, line.clerk, FIRST, null);
    const third = line.people[2]!.ticket.code;
    for (const { status, body } of [
      await calls.next(line, line.owner, FIRST, null),
      await calls.serve(third, line.owner, 'call', FIRST),
    ])
      expect([status, body]).toMatchObject([409, { code: 'counter_busy', ticket: { rank: 1 } }]);
    const outOfTurn = { waiting_list_code: line.list.code, ticket_code: third };
    expect((await next(line, FIRST, outOfTurn)).body).toMatchObject({
      ticket: { rank: 3, counter: FIRST },
      finished: { rank: 1, status: 'processed' },
    });
    // A colleague was faster, so nothing ends.
    await calls.next(line, line.owner, SECOND);
    const overtaken = await next(line, SECOND, outOfTurn);
    expect([overtaken.status, overtaken.body]).toMatchObject([409, { ticket: { rank: 3 } }]);
    const recalled = await calls.serve(third, line.clerk, 'recall', SECOND);
    expect(recalled.body).toMatchObject({ code: 'counter_busy', ticket: { rank: 2 } });
    expect((await calls.lineAt(line.place)).now_serving).toMatchObject([
      { rank: 2, counter: SECOND },
      { rank: 3, counter: FIRST },
    ]);
  });

  it('requires a key, a counter of the place and a list of the place', async () => {
    const [line, other] = [await lineOf(1), await lineOf(1)];
    const url = `/api/counter/${line.place.slug}/calls`;
    const payload = { waiting_list_code: line.list.code, counter: FIRST, finish: null };
    expect((await calls.ask('POST', url, line.clerk, payload)).body.code).toBe('press_key_missing');
    expect((await calls.next(line, line.clerk, 'Θυρίδα 3')).body.code).toBe('unknown_counter');
    const foreign = await calls.next({ place: line.place, list: other.list }, line.clerk, FIRST);
    expect(foreign.status).toBe(404);
    await calls.next(line, line.clerk, FIRST, null, 'once');
    const list = await buildList(test.db, { organisationId: line.place.id, service: 'other' });
    const reused = await calls.next({ ...line, list }, line.clerk, FIRST, null, 'once');
    expect(refusalOf(reused)).toBe('422 idempotency_key_reused');
    const { code } = other.people[0]!.ticket;
    for (const counter of [null, 'Θυρίδα 9', '<b>'])
      expect((await calls.serve(code, other.clerk, 'call', counter)).status).toBe(422);
  });
});

describe('a ticket at a counter', () => {
  it('keeps its call when its visit resumes within a minute, and a repeat returns the result', async () => {
    const line = await lineOf(2);
    const [first, second] = line.people.map(({ ticket }) => ticket.code) as [string, string];
    const url = `/api/counter/tickets/${first}/resume`;
    const resume = (instead_of: string) =>
      calls.ask<{ ticket: CounterTicket }>('POST', url, line.owner, { instead_of });
    await calls.next(line, line.clerk, FIRST);
    const { called_at } = await calls.mine(line.people[0]!.who);
    test.clock.advance(60);
    await calls.next(line, line.clerk, FIRST);
    test.clock.advance(61);
    expect((await resume(second)).status).toBe(409);
    test.clock.advance(-1);
    expect((await resume(second)).body).toMatchObject({ status_reason: 'resumed', called_at });
    const { status, body } = await resume(second);
    expect([status, body.ticket.status]).toEqual([409, 'running']);
    expect((await resume('tkt_nothing')).status).toBe(404);
  });

  it('records the counter of the ticket, whatever the request names', async () => {
    const { people, ...line } = await calls.lineOf(1);
    const { code } = people[0]!.ticket;
    await calls.serve(code, line.clerk, 'call', FIRST);
    const actions = ['done', 'resume', 'return'] as const;
    for (const action of actions) {
      const { status, body } = await calls.serve(code, line.clerk, action, SECOND);
      const counter = action === 'return' ? null : FIRST;
      expect([action, status, body.counter]).toEqual([action, 200, counter]);
    }
    // A refused action leaves no record.
    expect((await calls.serve(code, line.clerk, 'done')).status).toBe(409);
    const { records } = await calls.audit(line.place, line.owner);
    expect(records.map(({ action, details }) => [action, details.counter])).toEqual(
      [...actions.toReversed(), 'call'].map((action) => [action, FIRST]),
    );
  });
});

describe('the counter', () => {
  it('shows served and waiting people in line order, by first name', async () => {
    const line = await lineOf(4);
    await calls.act(line.people[0]!.ticket.code, line.people[0]!.who, 'let_pass', { people: 2 });
    await calls.next(line, line.clerk, SECOND);
    const byCode = { ...line, place: { slug: line.place.code } };
    const { counters, waiting_lists: lists } = await calls.counterOf(byCode);
    expect(counters).toEqual([FIRST, SECOND]);
    expect(lists[0]!.tickets.map(({ rank, can }) => [rank, can])).toEqual([
      [2, ['recall', 'done', 'return']],
      [3, ['call']],
      [1, ['call']],
      [4, ['call']],
    ]);
    expect(JSON.stringify(lists)).not.toContain('Δοκιμή');
    expect((await calls.counterOf(line, '?date=2026-11-21')).waiting_lists).toEqual([]);
  });

  it('issues tickets for walk-ins, who need only their key', async () => {
    const line = await lineOf(1, { capacity: 4 });
    const add = () => calls.walkIn(line, line.clerk);
    const [one, two] = [(await add()).body, (await add()).body];
    expect([one.rank, two.rank]).toEqual([2, 3]);
    expect(one.key).not.toBe(two.key);
    const shown = (await calls.counterOf(line)).waiting_lists[0]!.tickets[1];
    expect(shown).toMatchObject({ rank: 2, name: null, walk_in: true });
    const url = `/api/tickets/${one.key}`;
    expect((await calls.ask<Ticket>('GET', url)).body.can).toEqual(['let_pass', 'cancel']);
    const passed = await calls.ask<Ticket>('POST', `${url}/let_pass`, null, { people: 1 });
    expect(passed.body).toMatchObject({ people_ahead: 2, key: one.key });
    expect((await calls.ask<Ticket>('POST', `${url}/cancel`)).body.can).toEqual(['undo']);
    expect((await calls.ask<Ticket>('POST', `${url}/undo`)).body.status).toBe('scheduled');
    expect((await add()).status).toBe(201);
    expect(refusalOf(await add())).toBe('422 list_full');
  });

  it('issues one ticket for a repeated request', async () => {
    const line = await lineOf(1);
    const add = (key: string, who = line.clerk) =>
      calls.walkIn(line, who, { 'idempotency-key': key });
    const [one, two] = await Promise.all([add('one'), add('one')]);
    expect([one.status, one.body.rank]).toEqual([201, 2]);
    for (const { status, body } of [two, await add('one')])
      expect([status, body.key]).toEqual([201, one.body.key]);
    expect((await add('two')).body.rank).toBe(3);
    expect((await add('one', line.owner)).body.rank).toBe(4);
    expect((await add(' ')).body.code).toBe('invalid_idempotency_key');
    const trail = await test.db.query(
      "SELECT FROM audit WHERE organisation_id = $1 AND action = 'walk_in'",
      [line.place.id],
    );
    expect(trail).toHaveLength(3);
  });

  it('pauses a list with a public message; people can still join', async () => {
    const line = await lineOf(1);
    const paused = { state: 'paused', message: 'Επιστρέφουμε 11:15' };
    expect((await change(line, paused)).body).toMatchObject(paused);
    expect((await calls.mine(line.people[0]!.who)).estimate).toBeNull();
    expect((await calls.take(line.list.code)).ticket.rank).toBe(2);
    const open = { state: 'open', message: null };
    expect((await change(line, { state: 'open' })).body).toMatchObject(open);
  });

  it('sets capacity and counters of a list within bounds', async () => {
    const line = await lineOf(3);
    const bounds = { capacity: 2, counters_open: 1 };
    expect((await change(line, bounds)).body).toMatchObject(bounds);
    expect((await calls.lineAt(line.place)).status).toBe('full');
    expect((await change(line, { capacity: null })).body).toMatchObject({ capacity: null });
    expect(refusalOf(await change(line, { counters_open: 3 }))).toBe('422 too_many_counters');
    for (const payload of [{ state: 'full' }, { message: 'x'.repeat(201) }, { capacity: -1 }]) {
      expect((await change(line, payload)).status).toBe(422);
    }
  });

  it('closes a list and notifies everyone on it', async () => {
    const line = await lineOf(3);
    await calls.next(line, line.clerk, FIRST);
    await change(line, { state: 'closed', abort_open: true, message: 'Κλείσαμε νωρίτερα.' });
    for (const { who } of line.people) {
      const [email, ...others] = await emailsTo(test, who.user.email);
      expect(others).toEqual([]);
      expect(email!.message.text).toContain('Κλείσαμε νωρίτερα.');
    }
    const ended = 'aborted list_closed';
    expect(await calls.statusesOf(line)).toEqual([ended, ended, ended]);
    const over = { status: 'closed', waiting: 0, now_serving: [] };
    expect(await calls.lineAt(line.place)).toMatchObject(over);
  });
});

it('shows numbers in the public line, but no names or codes', async () => {
  const line = await lineOf(4);
  await calls.next(line, line.clerk, FIRST);
  test.clock.advance(60);
  await calls.next(line, line.owner, SECOND);
  const shown = await calls.lineAt(line.place);
  expect(shown).toMatchObject({
    status: 'open',
    waiting: 2,
    now_serving: [
      { rank: 2, counter: SECOND },
      { rank: 1, counter: FIRST },
    ],
    last_called: { rank: 2, called_at: '2026-11-20T12:01:00.000+02:00' },
    message: null,
    estimate: { basis: { kind: 'owner', count: 0 } },
  });
  expect(JSON.stringify(shown)).not.toMatch(/tkt_|lst_|usr_|Άννα/);
  const url = `/api/organisations/${line.place.slug}/line`;
  expect((await calls.ask<Line>('GET', `${url}?date=2026-12-01`)).body.status).toBe('none');
  expect((await calls.ask('GET', `${url}?date=x`)).status).toBe(422);
  expect((await calls.ask('GET', '/api/organisations/nowhere/line')).status).toBe(404);
});
