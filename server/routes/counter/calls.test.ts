import { describe, expect, it, vi } from 'vitest';
import type { CounterTicket } from '#common/contract/counter.ts';
import { buildLine, createCalls, FIRST, SECOND } from '#server/testing/lines.ts';
import { buildList } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp();
const calls = createCalls(test);
const { counterOf, lineOf } = calls;

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
    const commands = await Promise.all(
      Array.from({ length: 5 }, () => calls.next(line, line.clerk, FIRST, 'processed', 'same')),
    );
    const later = await calls.next(line, line.clerk, FIRST, 'processed', 'same');
    expect([...commands, later].map(({ body }) => body.ticket?.rank)).toEqual(Array(6).fill(1));
    expect((await counterOf(line)).waiting_lists[0]!.tickets.map(({ status }) => status)).toEqual([
      'running',
      'scheduled',
      'scheduled',
      'scheduled',
    ]);
  });

  it('returns the same person for a repeat to a counter that the first request has made busy', async () => {
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
    expect(
      query.mock.calls.flatMap(([, , name]) =>
        /call|member|list_/.test(name ?? '') ? [name] : [],
      ),
    ).toEqual(['member_place_el', 'list_of_place', 'first_call', 'called_tickets_el']);
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
    await test.db.query(
      'UPDATE waiting_lists SET organisation_id = $1, service = $2 WHERE id = $3',
      [line.place.id, 'other', second.list.id],
    );
    const moved = { place: line.place, list: second.list };
    const reused = await calls.next(moved, line.clerk, FIRST, null, 'once');
    expect([reused.status, reused.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('calls a ticket to counters of its place only', async () => {
    const line = await lineOf(1);
    const { code } = line.people[0]!.ticket;
    for (const counter of [null, 'Θυρίδα 9', '<b>']) {
      expect((await calls.serve(code, line.clerk, 'call', counter)).status).toBe(422);
    }
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
        'POST',
        `/api/counter/${line.place.slug}/calls`,
        line.clerk,
        { counter, finish: 'processed', ...more },
        { 'idempotency-key': key },
      );
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
    const actions = await test.db.query(
      'SELECT tended_at = $2 AS recorded FROM waiting_lists WHERE organisation_id = $1',
      [place.id, test.clock.now()],
    );
    expect(actions).toEqual([{ recorded: true }, { recorded: true }]);
  });
});
