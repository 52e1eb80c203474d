import { describe, expect, it } from 'vitest';
import type { CounterResponse, CounterTicket } from '#common/contract/counter.ts';
import type { Line } from '#common/contract/line.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import { buildLine, createCalls, FIRST, SECOND, type LineSetup } from '#server/testing/lines.ts';
import { buildList } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp();
const calls = createCalls(test);
const { lineOf } = calls;

const counterOf = async ({ place, clerk }: LineSetup) =>
  (await calls.ask<CounterResponse>('GET', `/api/counter/${place.code}`, clerk)).body;
const change = ({ list, clerk }: LineSetup, payload: object) =>
  calls.change(list.code, clerk, payload);

describe('calling the next person', () => {
  it('calls the first in line and ends only the visit at this counter', async () => {
    const line = await lineOf(3);
    const first = await calls.next(line, line.clerk, FIRST);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      ticket: { rank: 1, status: 'running', counter: FIRST, walk_in: false },
      finished: null,
    });
    expect(first.body.ticket?.name).toMatch(/^Άννα Δ\.$/);
    const other = await calls.next(line, line.owner, SECOND);
    expect(other.body).toMatchObject({ ticket: { rank: 2 }, finished: null });
    const third = await calls.next(line, line.clerk, FIRST);
    expect(third.body).toMatchObject({
      ticket: { rank: 3 },
      finished: { rank: 1, status: 'processed' },
    });
    const nobody = await calls.next(line, line.clerk, FIRST);
    expect(nobody.body).toMatchObject({ ticket: null, finished: { rank: 3 } });
    expect(await calls.mine(line.people[1]!.who)).toMatchObject({
      status: 'running',
      counter: SECOND,
    });
  });

  it('calls one person for a repeated request, also a concurrent one', async () => {
    const line = await lineOf(4);
    const presses = await Promise.all(
      Array.from({ length: 5 }, () => calls.next(line, line.clerk, FIRST, 'processed', 'same')),
    );
    const later = await calls.next(line, line.clerk, FIRST, 'processed', 'same');
    expect([...presses, later].map(({ body }) => body.ticket?.rank)).toEqual(Array(6).fill(1));
    expect((await counterOf(line)).waiting_lists[0]!.tickets.map(({ status }) => status)).toEqual([
      'running',
      'scheduled',
      'scheduled',
      'scheduled',
    ]);
  });

  it('waits for the no-show time of the place before it ends a call', async () => {
    const line = await lineOf(2);
    await calls.next(line, line.clerk, FIRST);
    test.clock.advance(179);
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
    for (const refused of [
      await calls.next(line, line.owner, FIRST, null),
      await calls.serve(third, line.owner, 'call', FIRST),
    ]) {
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({ code: 'counter_busy', ticket: { rank: 1 } });
    }
    const url = `/api/counter/${line.place.slug}/calls`;
    const outOfTurn = (finish: string | null, counter: string = FIRST) =>
      calls.ask(
        'POST',
        url,
        line.clerk,
        { waiting_list_code: line.list.code, counter, finish, ticket_code: third },
        { 'idempotency-key': `${counter} ${finish}` },
      );
    expect((await outOfTurn('processed')).body).toMatchObject({
      ticket: { rank: 3, counter: FIRST },
      finished: { rank: 1, status: 'processed' },
    });
    // A colleague was faster, so nothing ends.
    await calls.next(line, line.owner, SECOND);
    const overtaken = await outOfTurn('processed', SECOND);
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
    const second = await buildLine(test);
    await test.db.query('UPDATE waiting_lists SET organisation_id = $1, service = $2 WHERE id = $3', [
      line.place.id, 'other', second.list.id,
    ]); // prettier-ignore
    const reused = await calls.next(
      { place: line.place, list: second.list }, line.clerk, FIRST, null, 'once',
    ); // prettier-ignore
    expect([reused.status, reused.body.code]).toEqual([422, 'idempotency_key_reused']);
  });
});

describe('calling without a list', () => {
  /** A line of two services. Numbers are taken for the first, the second and again the first. */
  const twoServices = async () => {
    const line = await buildLine(test);
    const passports = await buildList(test.db, {
      organisationId: line.place.id,
      service: 'Passports',
    });
    const codes: string[] = [];
    for (const list of [line.list, passports, line.list]) {
      codes.push((await calls.take(list.code)).ticket.code);
    }
    const call = (counter: string, more: object = {}, key = `${counter} ${JSON.stringify(more)}`) =>
      calls.ask<{ code?: string; ticket: CounterTicket | null; finished: CounterTicket | null }>(
        'POST', `/api/counter/${line.place.slug}/calls`, line.clerk,
        { counter, finish: 'processed', ...more }, { 'idempotency-key': key },
      ); // prettier-ignore
    return { ...line, passports, codes, call };
  };

  it('calls the next of all lists of the day, in the order in which numbers were taken', async () => {
    const { codes, call, list, clerk, place } = await twoServices();
    expect((await call(FIRST)).body).toMatchObject({ ticket: { code: codes[0] }, finished: null });
    expect((await call(SECOND)).body).toMatchObject({ ticket: { code: codes[1] }, finished: null });
    // The visit that ends is for the other service.
    expect((await call(SECOND, {}, 'again')).body).toMatchObject({
      ticket: { code: codes[2] },
      finished: { code: codes[1], status: 'processed' },
    });
    expect((await call(SECOND, {}, 'again')).body.ticket?.code).toBe(codes[2]);
    expect((await call(FIRST, {}, 'last')).body).toMatchObject({
      ticket: null,
      finished: { code: codes[0] },
    });
    const reused = await calls.next({ place, list }, clerk, FIRST, 'processed', 'last');
    expect([reused.status, reused.body]).toMatchObject([422, { code: 'idempotency_key_reused' }]);
  });

  it('calls somebody out of turn, and refuses while the counter serves another list', async () => {
    const { codes, call } = await twoServices();
    await call(FIRST, { ticket_code: codes[1] });
    const busy = await call(FIRST, { finish: null });
    expect([busy.status, busy.body]).toMatchObject([
      409,
      { code: 'counter_busy', ticket: { code: codes[1] } },
    ]);
    expect((await call(SECOND)).body.ticket?.code).toBe(codes[0]);
  });

  it('keeps to the lists of a day of the place', async () => {
    const { call, place } = await twoServices();
    const later = await buildList(test.db, { organisationId: place.id, releasedOn: '2026-11-25' });
    const { ticket } = await calls.take(later.code);
    expect((await call(FIRST, { ticket_code: ticket.code })).body.code).toBe('ticket_not_found');
    const ofDay = await call(FIRST, { date: '2026-11-25' });
    expect(ofDay.body.ticket?.code).toBe(ticket.code);
    const none = await call(FIRST, { date: '2026-12-24' });
    expect([none.status, none.body.code]).toEqual([404, 'waiting_list_not_found']);
    const wrong = await call(FIRST, { date: '2026-02-30' });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'invalid_dates']);
  });

  it('counts as staff action for every list of the line', async () => {
    const { call, place } = await twoServices();
    await call(FIRST);
    const tended = await test.db.query(
      'SELECT tended_at = $2 AS tended FROM waiting_lists WHERE organisation_id = $1',
      [place.id, test.clock.now()],
    );
    expect(tended).toEqual([{ tended: true }, { tended: true }]);
  });
});

describe('a ticket at a counter', () => {
  it('is called out of turn, called again, returned and served', async () => {
    const line = await lineOf(3);
    const { code } = line.people[2]!.ticket;
    expect((await calls.serve(code, line.clerk, 'call')).body).toMatchObject({
      rank: 3,
      status: 'running',
      can: ['recall', 'done', 'return'],
    });
    expect((await calls.serve(code, line.clerk, 'call')).status).toBe(409);
    test.clock.advance(30);
    expect((await calls.serve(code, line.clerk, 'recall', null)).body).toMatchObject({
      status: 'running',
      status_reason: 'recalled',
      called_at: '2026-11-20T12:00:00.000+02:00',
    });
    const back = await calls.serve(code, line.clerk, 'return');
    expect(back.body).toMatchObject({ status: 'scheduled', position: 3, counter: null });
    expect((await calls.next(line, line.clerk, FIRST)).body.ticket?.rank).toBe(1);
    await calls.serve(code, line.clerk, 'call', SECOND);
    expect((await calls.serve(code, line.clerk, 'done')).body).toMatchObject({
      status: 'processed',
      can: ['resume'],
    });
    test.clock.advance(61);
    const undone = await calls.serve(code, line.clerk, 'return');
    expect(undone.body).toMatchObject({
      code: 'not_possible_now',
      ticket: { status: 'processed' },
    });
  });

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
    // The visit ended as a no-show by "Next", but somebody else is being served there.
    test.clock.advance(180);
    await calls.next(line, line.clerk, FIRST, 'no_show');
    expect((await resume(codes[0])).body).toMatchObject({
      code: 'counter_busy',
      ticket: { rank: 2 },
    });
    // The ticket that was called instead has been called elsewhere meanwhile.
    await calls.serve(codes[1], line.clerk, 'return');
    await calls.next(line, line.clerk, SECOND);
    const elsewhere = await resume(codes[0], codes[1]);
    expect([elsewhere.status, elsewhere.body.ticket]).toMatchObject([409, { counter: SECOND }]);
    expect((await resume(codes[0], 'tkt_nothing')).status).toBe(404);
    test.clock.advance(61);
    expect((await resume(codes[0])).status).toBe(409);
    const events = await test.db.query(
      `SELECT from_status, to_status, reason FROM ticket_events e JOIN tickets t ON t.id = e.ticket_id
        WHERE t.code = $1 AND e.reason = 'resumed' ORDER BY e.id`,
      [codes[0]],
    );
    expect(events).toEqual(
      ['processed', 'processed'].map((from_status) => ({
        from_status,
        to_status: 'running',
        reason: 'resumed',
      })),
    );
  });

  it('records the counter of the ticket, whatever the request names', async () => {
    const { people, ...line } = await calls.lineOf(1);
    const { code } = people[0]!.ticket;
    await calls.serve(code, line.clerk, 'call', FIRST);
    const actions = ['done', 'resume', 'return'] as const;
    for (const action of actions) {
      const { status, body } = await calls.serve(code, line.clerk, action, SECOND);
      expect([action, status, body.counter]).toEqual([action, 200, action === 'return' ? null : FIRST]); // prettier-ignore
    }
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

  it('can only be called to a counter of its place', async () => {
    const line = await lineOf(1);
    const { code } = line.people[0]!.ticket;
    for (const counter of [null, 'Θυρίδα 9', '<b>']) {
      expect((await calls.serve(code, line.clerk, 'call', counter)).status).toBe(422);
    }
  });
});

describe('the counter', () => {
  it('shows served and waiting people in line order, by first name', async () => {
    const line = await lineOf(4);
    await calls.act(line.people[0]!.ticket.code, line.people[0]!.who, 'let_pass', { people: 2 });
    await calls.next(line, line.clerk, SECOND);
    const { organisation, counters, waiting_lists: lists } = await counterOf(line);
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
    const empty = await calls.ask<CounterResponse>(
      'GET', `/api/counter/${line.place.slug}?date=2026-11-21`, line.clerk,
    ); // prettier-ignore
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
    const shown = (await counterOf(line)).waiting_lists[0]!.tickets[1];
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
    }
    expect(await calls.lineAt(line.place)).toMatchObject({
      status: 'closed',
      waiting: 0,
      now_serving: [],
    });
  });

  it('records every action of members', async () => {
    const line = await lineOf(2);
    await calls.next(line, line.clerk, FIRST);
    await calls.serve(line.people[0]!.ticket.code, line.owner, 'done');
    await calls.serve(line.people[0]!.ticket.code, line.owner, 'done');
    await change(line, { state: 'paused' });
    await calls.walkIn(line, line.clerk);
    const trail = await test.db.query<{ action: string; user_id: number }>(
      'SELECT action, user_id FROM audit WHERE organisation_id = $1 ORDER BY id',
      [line.place.id],
    );
    expect(trail.map(({ action, user_id: id }) => [action, id])).toEqual([
      ['call_next', line.clerk.user.id],
      ['done', line.owner.user.id],
      ['change_list', line.clerk.user.id],
      ['walk_in', line.clerk.user.id],
    ]);
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
