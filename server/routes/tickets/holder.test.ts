import { describe, expect, it } from 'vitest';
import { updateRow } from '#server/db/client.ts';
import { createCalls, FIRST } from '#server/testing/lines.ts';
import { columnOf, testApp } from '#server/testing/testApp.ts';
import type { LetPassOutcomes, TicketEvents } from '#common/contract/tickets.ts';

const test = testApp({ accessTokenSeconds: 86_400 });
const calls = createCalls(test);
const { lineOf } = calls;

const ORDER = `SELECT rank FROM tickets
                WHERE waiting_list_id = $1 AND status = 'scheduled' ORDER BY position`;
const order = (listId: number) => columnOf(test.db, ORDER, [listId]);

it('cancelling a ticket cannot be undone once somebody else has the place, and says so', async () => {
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
    const offered = said.map(({ people: crowd, after_rank: after }) => `${crowd} → ${after}`);
    expect(offered).toEqual(['1 → 2', '2 → 4', '3 → 5', '5 → 6', '10 → 6']);
    const passed = await calls.act(ticket.code, who, 'let_pass', { people: 3 });
    expect(await order(list.id)).toEqual([2, 4, 5, 1, 6]);
    expect(passed.body).toMatchObject({ estimate: said[2]!.estimate });
    await calls.act(ticket.code, who, 'cancel');
    expect(await outcomes()).toEqual([]);
  });

  it('keeps the order however often the same two are separated, three times for each person', async () => {
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
    const { ticket, who } = people[0]!;
    expect((await calls.act(ticket.code, who, 'let_pass', { people: 2 })).status).toBe(409);
  });
});

describe('coming late', () => {
  it('puts a person behind the next two, once', async () => {
    const line = await lineOf(5);
    const { ticket, who } = line.people[0]!;
    await updateRow(test.db, 'organisations', line.place.id, { patience_seconds: 0 });
    const missesCall = async () => {
      await calls.next(line, line.clerk, FIRST, 'no_show');
      return calls.act(ticket.code, who, 'came_late');
    };
    await calls.next(line, line.clerk, FIRST);
    expect((await missesCall()).body).toMatchObject({ status: 'scheduled', people_ahead: 2 });
    expect(await order(line.list.id)).toEqual([3, 4, 1, 5]);
    for (let n = 0; n < 3; n += 1) await calls.next(line, line.clerk, FIRST, 'processed');
    expect((await missesCall()).status).toBe(409);
  });

  it('clears the missed call within the rejoin time, and frees the place on a later cancellation', async () => {
    const line = await lineOf(2, { capacity: 2 });
    const [first] = line.people;
    await updateRow(test.db, 'organisations', line.place.id, { patience_seconds: 0 });
    await calls.next(line, line.clerk, FIRST);
    await calls.serve(first!.ticket.code, line.clerk, 'no_show');
    const comesLate = () => calls.act(first!.ticket.code, first!.who, 'came_late');
    test.clock.advance(601);
    expect((await comesLate()).status).toBe(409);
    test.clock.advance(-1);
    const back = await comesLate();
    expect(back.body).toMatchObject({ status: 'scheduled', called_at: null });
    const ics = await calls.ask('GET', `/api/tickets/${first!.ticket.key}.ics`);
    expect(ics.body.text).not.toContain('DTSTART:20261120T100000Z');
    const shown = await calls.lineAt(line.place);
    expect(shown.lists[0]?.recent_calls).toEqual([]);
    await calls.act(first!.ticket.code, first!.who, 'cancel');
    expect((await calls.take(line.list.code)).ticket.rank).toBe(3);
  });
});

it('a ticket response contains the events before it, without names', async () => {
  const { place, list, clerk, people } = await lineOf(5);
  await calls.next({ place, list }, clerk, FIRST);
  await calls.act(people[1]!.ticket.code, people[1]!.who, 'cancel');
  await calls.act(people[4]!.ticket.code, people[4]!.who, 'cancel');
  test.clock.advance(60);
  await calls.next({ place, list }, clerk, FIRST);
  const { ticket, who } = people[3]!;
  const url = `/api/user/tickets/${ticket.code}/events`;
  const { body } = await calls.ask<TicketEvents>('GET', url, who);
  const events = body.records.map(({ kind, count }) => `${kind} ${count}`);
  expect(events).toEqual(['called 1', 'served 1', 'called 1', 'left 1']);
  expect(JSON.stringify(body)).not.toMatch(/Δοκιμή|Άννα|tkt_|usr_/);
});
