import { describe, expect, it } from 'vitest';
import { createCalls, FIRST } from '#server/testing/lines.ts';
import { testApp } from '#server/testing/testApp.ts';
import type { LetPassOutcomes } from '#common/contract/tickets.ts';

const test = testApp({ accessTokenSeconds: 86_400 });
const calls = createCalls(test);
const { lineOf } = calls;

const order = async (listId: number) =>
  (
    await test.db.query<{ rank: number }>(
      `SELECT rank FROM tickets WHERE waiting_list_id = $1 AND status = 'scheduled'
        ORDER BY position`,
      [listId],
    )
  ).map(({ rank }) => rank);

describe('cancelling a ticket', () => {
  it('frees the place, updates people behind, and can be undone for a minute', async () => {
    const { list, people } = await lineOf(3, { capacity: 3 });
    const [first, second] = people;
    const left = await calls.act(first!.ticket.code, first!.who, 'cancel');
    expect(left.status).toBe(200);
    expect(left.body).toMatchObject({ status: 'cancelled', can: ['undo'], people_ahead: 0 });
    expect(await calls.mine(second!.who)).toMatchObject({ people_ahead: 0, rank: 2 });
    // The list is closed by now.
    await test.db.query("UPDATE waiting_lists SET state = 'closed' WHERE id = $1", [list.id]);
    test.clock.advance(60);
    const back = await calls.act(first!.ticket.code, first!.who, 'undo');
    expect(back.status).toBe(200);
    expect(back.body).toMatchObject({ status: 'scheduled', rank: 1, status_reason: 'undone' });
    expect(await order(list.id)).toEqual([1, 2, 3]);
    expect(await calls.mine(second!.who)).toMatchObject({ people_ahead: 1 });
    const [counts] = await test.db.query(
      'SELECT issued, given_back, waiting_count FROM waiting_lists WHERE id = $1',
      [list.id],
    );
    expect(counts).toEqual({ issued: 3, given_back: 0, waiting_count: 3 });
  });

  it('cannot be undone once somebody else has the place, and says so', async () => {
    const { list, people } = await lineOf(2, { capacity: 2 });
    const { ticket, who } = people[0]!;
    await calls.act(ticket.code, who, 'cancel');
    await calls.take(list.code);
    const back = await calls.act(ticket.code, who, 'undo');
    expect([back.status, back.body]).toMatchObject([
      409,
      { code: 'place_taken', ticket: { status: 'cancelled', can: [] } },
    ]);
    expect((await calls.mine(who)).can).toEqual([]);
  });
});

describe('letting people pass', () => {
  it('previews the new position correctly', async () => {
    const { list, people } = await lineOf(6);
    await calls.act(people[2]!.ticket.code, people[2]!.who, 'cancel');
    const { ticket, who } = people[0]!;
    const { key } = await calls.mine(who);
    const outcomes = async () =>
      (await test.app.inject({ url: `/api/tickets/${key}/let_pass` })).json<LetPassOutcomes>()
        .records;
    const said = await outcomes();
    expect(said.map(({ people: crowd, after_rank: after }) => [crowd, after])).toEqual([
      [1, 2],
      [2, 4],
      [3, 5],
      [5, 6],
      [10, 6],
    ]);
    const passed = await calls.act(ticket.code, who, 'let_pass', { people: 3 });
    expect(await order(list.id)).toEqual([2, 4, 5, 1, 6]);
    expect(passed.body).toMatchObject({ estimate: said[2]!.estimate });
    await calls.act(ticket.code, who, 'cancel');
    expect(await outcomes()).toEqual([]);
  });

  it('keeps the order however often the same two are separated', async () => {
    const { list, people } = await lineOf(8);
    const expected = [1, 2, 3, 4, 5, 6, 7, 8];
    for (let round = 0; round < 18; round += 1) {
      const { ticket, who } = people[round % 6]!;
      const at = expected.indexOf(ticket.rank);
      expected.splice(at, 1);
      expected.splice(at + 2, 0, ticket.rank);
      await calls.act(ticket.code, who, 'let_pass', { people: 2 });
      expect(await order(list.id)).toEqual(expected);
    }
  });

  it('accepts one to ten people', async () => {
    const { people } = await lineOf(2);
    const { ticket, who } = people[0]!;
    for (const payload of [{ people: 0 }, { people: 11 }, { people: 1.5 }, { people: '3' }, {}])
      expect((await calls.act(ticket.code, who, 'let_pass', payload)).status).toBe(422);
  });
});

describe('coming late', () => {
  it('puts a no-show behind the next two, once, within the rejoin time', async () => {
    const { place, list, clerk, people } = await lineOf(5);
    const { ticket, who } = people[0]!;
    await calls.next({ place, list }, clerk, FIRST);
    test.clock.advance(180);
    expect((await calls.next({ place, list }, clerk, FIRST, 'no_show')).status).toBe(200);
    expect(await calls.mine(who)).toMatchObject({ status: 'aborted', status_reason: 'no_show' });
    test.clock.advance(600);
    const late = await calls.act(ticket.code, who, 'came_late');
    expect(late.status).toBe(200);
    expect(late.body).toMatchObject({ status: 'scheduled', people_ahead: 2, counter: null });
    expect(await order(list.id)).toEqual([3, 4, 1, 5]);
    for (const rank of [3, 4, 1]) {
      expect((await calls.next({ place, list }, clerk, FIRST)).body.ticket?.rank).toBe(rank);
    }
    test.clock.advance(180);
    await calls.next({ place, list }, clerk, FIRST, 'no_show');
    expect((await calls.act(ticket.code, who, 'came_late')).status).toBe(409);
  });

  it('is rejected after the rejoin time, and for tickets without a no-show', async () => {
    const { place, list, clerk, people } = await lineOf(2);
    await calls.next({ place, list }, clerk, FIRST);
    test.clock.advance(180);
    await calls.next({ place, list }, clerk, FIRST, 'no_show');
    test.clock.advance(601);
    const [first, second] = people;
    expect((await calls.act(first!.ticket.code, first!.who, 'came_late')).status).toBe(409);
    expect((await calls.act(second!.ticket.code, second!.who, 'came_late')).status).toBe(409);
  });

  it('clears the missed call, and frees the place on a later cancellation', async () => {
    const line = await lineOf(2, { capacity: 2 });
    const [first] = line.people;
    await test.db.query(
      'UPDATE organisations SET patience_seconds = 0, grace_seconds = 600 WHERE id = $1',
      [line.place.id],
    );
    await calls.next(line, line.clerk, FIRST);
    await calls.serve(first!.ticket.code, line.clerk, 'no_show');
    test.clock.advance(300);
    const back = await calls.act(first!.ticket.code, first!.who, 'came_late');
    expect(back.body).toMatchObject({ status: 'scheduled', called_at: null });
    const { body: ics } = await calls.ask<{ text: string }>(
      'GET',
      `/api/tickets/${first!.ticket.key}.ics`,
    );
    expect(ics.text).not.toContain('DTSTART:20261120T100000Z');
    const shown = await calls.lineAt(line.place);
    expect(shown.lists[0]?.recent_calls).toEqual([]);
    await calls.act(first!.ticket.code, first!.who, 'cancel');
    expect((await calls.take(line.list.code)).ticket.rank).toBe(3);
  });
});

describe('a ticket response', () => {
  it('contains the events before it, without names', async () => {
    const { place, list, clerk, people } = await lineOf(5);
    await calls.next({ place, list }, clerk, FIRST);
    await calls.act(people[1]!.ticket.code, people[1]!.who, 'cancel');
    await calls.act(people[4]!.ticket.code, people[4]!.who, 'cancel');
    test.clock.advance(60);
    await calls.next({ place, list }, clerk, FIRST);
    const { ticket, who } = people[3]!;
    const { status, body } = await calls.ask<{ records: { kind: string; count: number }[] }>(
      'GET',
      `/api/user/tickets/${ticket.code}/events`,
      who,
    );
    expect(status).toBe(200);
    expect(body.records.map(({ kind, count }) => [kind, count])).toEqual([
      ['called', 1],
      ['served', 1],
      ['called', 1],
      ['left', 1],
    ]);
    expect(JSON.stringify(body)).not.toMatch(/Δοκιμή|Άννα|tkt_|usr_/);
  });
});
