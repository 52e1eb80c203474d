import { describe, expect, it } from 'vitest';
import type { CounterResponse, CounterTicket } from '#common/contract/counter.ts';
import type { Line } from '#common/contract/line.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import { createCalls, FIRST, SECOND, type LineSetup } from '#server/testing/lines.ts';
import { emailsTo } from '#server/testing/mail/emails.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp();
const calls = createCalls(test);
const { lineOf } = calls;

const change = ({ list, clerk }: LineSetup, payload: object) =>
  calls.change(list.code, clerk, payload);

describe('a ticket at a counter', () => {
  it('resumes within a minute of its end, and the call that followed is reverted', async () => {
    const line = await lineOf(3);
    const codes = line.people.map(({ ticket }) => ticket.code) as [string, string, string];
    const resume = (code: string, instead?: string) =>
      calls.ask<CounterTicket & { ticket: CounterTicket }>(
        'POST',
        `/api/counter/tickets/${code}/resume`,
        line.owner,
        instead === undefined ? {} : { instead_of: instead },
      );
    await calls.next(line, line.clerk, FIRST);
    const called = (await calls.mine(line.people[0]!.who)).called_at;
    // The visit ended by "Done".
    test.clock.advance(30);
    expect((await calls.serve(codes[0], line.clerk, 'done')).body.can).toEqual(['resume']);
    expect((await resume(codes[0])).body).toMatchObject({
      status: 'running',
      status_reason: 'resumed',
      counter: FIRST,
      called_at: called,
      can: ['recall', 'done', 'return'],
    });
    // The visit ended by "Next": the called ticket waits again in its position.
    await calls.next(line, line.clerk, FIRST);
    test.clock.advance(60);
    expect((await resume(codes[0], codes[1])).body).toMatchObject({ status: 'running' });
    expect(await calls.mine(line.people[1]!.who)).toMatchObject({
      status: 'scheduled',
      status_reason: 'returned',
      people_ahead: 0,
      counter: null,
    });
    // A repeat after a lost response returns the result.
    const repeated = await resume(codes[0], codes[1]);
    expect([repeated.status, repeated.body.ticket]).toMatchObject([409, { status: 'running' }]);
    expect((await resume(codes[0], 'tkt_nothing')).status).toBe(404);
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

  it('becomes a no-show only after the no-show time, counted from the first call', async () => {
    const line = await lineOf(1);
    const { code } = line.people[0]!.ticket;
    await calls.serve(code, line.clerk, 'call');
    test.clock.advance(170);
    await calls.serve(code, line.clerk, 'recall');
    expect((await calls.serve(code, line.clerk, 'no_show')).status).toBe(409);
    test.clock.advance(10);
    expect((await calls.serve(code, line.clerk, 'no_show')).body.status_reason).toBe('no_show');
  });
});

describe('the counter', () => {
  it('shows served and waiting people in line order, by first name', async () => {
    const line = await lineOf(4);
    await calls.act(line.people[0]!.ticket.code, line.people[0]!.who, 'let_pass', { people: 2 });
    await calls.next(line, line.clerk, SECOND);
    const byCode = { ...line, place: { slug: line.place.code } };
    const { organisation, counters, waiting_lists: lists } = await calls.counterOf(byCode);
    expect(organisation.slug).toBe(line.place.slug);
    expect(counters).toEqual([FIRST, SECOND]);
    expect(lists[0]).toMatchObject({ code: line.list.code, issued: 4, counters_open: 2 });
    expect(lists[0]!.tickets.map(({ rank, can }) => [rank, can])).toEqual([
      [2, ['recall', 'done', 'return']],
      [3, ['call']],
      [1, ['call']],
      [4, ['call']],
    ]);
    expect(JSON.stringify(lists)).not.toContain('Δοκιμή');
    const tomorrow = `/api/counter/${line.place.slug}?date=2026-11-21`;
    const empty = await calls.ask<CounterResponse>('GET', tomorrow, line.clerk);
    expect(empty.body.waiting_lists).toEqual([]);
    const bad = `/api/counter/${line.place.slug}?date=2026-02-30`;
    expect((await calls.ask('GET', bad, line.clerk)).status).toBe(422);
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
    const full = await add();
    expect([full.status, full.body.code]).toEqual([422, 'list_full']);
  });

  it('issues one ticket for a repeated request', async () => {
    const line = await lineOf(1);
    const add = (key: string, who = line.clerk) =>
      calls.walkIn(line, who, { 'idempotency-key': key });
    const both = await Promise.all([add('one'), add('one')]);
    const later = await add('one');
    expect([...both, later].map(({ status, body }) => [status, body.rank])).toEqual(
      Array.from({ length: 3 }, () => [201, 2]),
    );
    expect(new Set([...both, later].map(({ body }) => body.key)).size).toBe(1);
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
    const paused = await change(line, { state: 'paused', message: 'Επιστρέφουμε 11:15' });
    expect(paused.body).toMatchObject({ state: 'paused', message: 'Επιστρέφουμε 11:15' });
    expect(await calls.lineAt(line.place)).toMatchObject({
      status: 'paused',
      message: 'Επιστρέφουμε 11:15',
      estimate: null,
    });
    expect((await calls.mine(line.people[0]!.who)).estimate).toBeNull();
    expect((await calls.take(line.list.code)).ticket.rank).toBe(2);
    expect((await change(line, { state: 'open' })).body).toMatchObject({
      state: 'open',
      message: null,
    });
  });

  it('sets capacity and counters of a list within bounds', async () => {
    const line = await lineOf(3);
    expect((await change(line, { capacity: 2, counters_open: 1 })).body).toMatchObject({
      capacity: 2,
      counters_open: 1,
    });
    expect((await calls.lineAt(line.place)).status).toBe('full');
    expect((await change(line, { capacity: null })).body).toMatchObject({ capacity: null });
    const many = await change(line, { counters_open: 3 });
    expect([many.status, many.body.code]).toEqual([422, 'too_many_counters']);
    for (const payload of [{ state: 'full' }, { message: 'x'.repeat(201) }, { capacity: -1 }]) {
      expect((await change(line, payload)).status).toBe(422);
    }
  });

  it('closes a list and notifies everyone on it', async () => {
    const line = await lineOf(3);
    await calls.next(line, line.clerk, FIRST);
    await change(line, { state: 'closed', abort_open: true, message: 'Κλείσαμε νωρίτερα.' });
    for (const { who } of line.people) {
      expect(await calls.mine(who)).toMatchObject({
        status: 'aborted',
        status_reason: 'list_closed',
      });
      const emails = await emailsTo(test, who.user.email);
      expect(emails).toHaveLength(1);
      expect(emails[0]!.message.text).toContain('Κλείσαμε νωρίτερα.');
    }
    expect(await calls.lineAt(line.place)).toMatchObject({
      status: 'closed',
      waiting: 0,
      now_serving: [],
    });
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
