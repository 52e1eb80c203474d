import { describe, expect, it } from 'vitest';
import { updateRow } from '#server/db/client.ts';
import type { CounterTicket } from '#common/contract/counter.ts';
import type { Statistics } from '#common/contract/places/statistics.ts';
import { predictionsOf } from '#server/repositories/line/visits.ts';
import { FIRST, SECOND, testHall } from '#server/testing/lines.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { columnOf, NOON, testApp, TODAY } from '#server/testing/testApp.ts';

const test = testApp({ accessTokenSeconds: 7_200 });
const { calls, hall, next, step, skills, setting } = testHall(test);
const { ask, ticketOf } = calls;
/** A counter without a name of its own for these services, or for all. */
const unnamed = (...services: string[]) => ({ name: '', services });

it('calls people for the services of a counter, and counts people for the others', async () => {
  const { Α, Β, Γ } = hall.services;
  const named = { name: 'Άδειες', services: [] };
  const { status, body } = await skills(hall, [unnamed(Β), named]);
  expect([status, body.records]).toEqual([200, [{ name: FIRST, services: [Β] }, named]]);
  for (const list of ['Α', 'Α', 'Γ', 'Β'] as const) await calls.take(hall.lists[list]);
  expect((await next(hall, FIRST)).body.ticket?.label).toBe('Β1');
  expect((await next(hall, FIRST)).body).toMatchObject({
    ticket: null,
    others: [
      { service: { name: 'Πιστοποιητικά' }, letter: 'Α', waiting: 2 },
      { letter: 'Γ', waiting: 1 },
    ],
  });
  expect((await next(hall, 'Άδειες', { services: [Γ] })).body.ticket?.label).toBe('Γ1');
  const view = await calls.counterOf(hall);
  expect(view.counter_services).toEqual([
    { name: FIRST, services: [Β], now: null },
    { name: 'Άδειες', services: [], now: [Γ] },
  ]);
  await setting(hall, 'clerks_choose_services = true');
  expect((await next(hall, FIRST, { services: [Α] })).body.ticket?.label).toBe('Α1');
  expect((await next(hall, FIRST, { services: ['srv_none'] })).status).toBe(404);
});

describe('calling without a list', () => {
  it('calls somebody out of turn, and refuses while the counter serves another list', async () => {
    const { ticket: first } = await calls.take(hall.lists.Α);
    const { ticket: second } = await calls.take(hall.lists.Β);
    await next(hall, FIRST, { ticket_code: second.code });
    const { status, body } = await next(hall, FIRST, { finish: null });
    const busy = { code: 'counter_busy', ticket: { code: second.code } };
    expect([status, body]).toMatchObject([409, busy]);
    expect((await next(hall, SECOND)).body.ticket?.code).toBe(first.code);
  });

  it('keeps to the lists of a day of the place', async () => {
    const date = '2026-11-25';
    const [later] = await calls.listsAt(hall.place, date, '2026-11-26');
    const { code } = (await calls.take(later!.code)).ticket;
    expect((await next(hall, FIRST, { ticket_code: code })).body.code).toBe('ticket_not_found');
    expect((await next(hall, FIRST, { date })).body.ticket?.code).toBe(code);
    const none = await next(hall, FIRST, { date: '2027-12-24' });
    expect(refusalOf(none)).toBe('404 waiting_list_not_found');
    expect(refusalOf(await next(hall, FIRST, { date: '2026-02-30' }))).toBe('422 invalid_dates');
  });

  it('counts as staff action for every list of the line', async () => {
    await next(hall, FIRST);
    const times = await columnOf<Date>(
      test.db,
      'SELECT DISTINCT tended_at FROM waiting_lists WHERE organisation_id = $1 AND released_on = $2',
      [hall.place.id, TODAY],
    );
    expect(times).toEqual([NOON]);
  });
});

describe('the window of a service', () => {
  /** The minutes from now to the window of each service. */
  const windows = async () => {
    const lists = await calls.listsAt(hall.place, TODAY, '2026-11-21');
    const from = +test.clock.now();
    return Object.fromEntries(
      lists.map(({ service, estimate }) => [
        service!.letter,
        estimate && [estimate.from, estimate.to].map((at) => (Date.parse(at) - from) / 60_000),
      ]),
    );
  };

  it('depends on the counters that serve it', async () => {
    const { Α, Β } = hall.services;
    await skills(hall, [unnamed(Α), unnamed(Β)]);
    for (let n = 0; n < 20; n += 1) await calls.take(hall.lists.Α);
    await next(hall, FIRST);
    const { Α: own, ...others } = await windows();
    expect(others).toEqual({ Β: [0, 0], Γ: null });
    expect(own![0]).toBeGreaterThan(60);
    const shortest = { waiting: 0, minutes_from: 0, service: { code: Β } };
    expect((await calls.placeAt(hall.place)).wait).toMatchObject(shortest);

    // Counter 2 helps with Α, and 19 people are ahead of the next one for Β.
    await skills(hall, [unnamed(Α), unnamed()]);
    const shared = await windows();
    expect(shared.Α![1]).toBeLessThan(own![1]);
    expect(shared.Β![0]).toBeGreaterThan(30);
    expect(shared.Γ).toEqual(shared.Β);
    const { ticket } = await calls.take(hall.lists.Β);
    for (let n = 0; n < 5; n += 1) await calls.take(hall.lists.Α);
    const { estimate } = await ticketOf(ticket);
    expect((Date.parse(estimate!.from) - +NOON) / 60_000).toBe(shared.Β![0]);
  });

  it('is measured by the first call, and not at all after priority or a transfer', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 6; n += 1) codes.push((await calls.take(hall.lists.Α)).ticket.code);
    const [parked = '', transferred = '', ordinary = '', , preferred = ''] = codes;
    await test.db.query(
      `INSERT INTO wait_predictions (ticket_id, waiting_list_id, at, from_at, to_at)
       SELECT id, waiting_list_id, $1, $1::timestamptz + interval '5 minutes',
              $1::timestamptz + interval '15 minutes' FROM tickets
       ON CONFLICT (ticket_id) DO UPDATE SET from_at = EXCLUDED.from_at, to_at = EXCLUDED.to_at`,
      [NOON],
    );
    await step(preferred, hall.clerk, 'priority', { reason: 'elderly' });
    await step(transferred, hall.clerk, 'transfer', { service: hall.services.Β });
    const call = async (minutes: number, code: string) => {
      test.clock.set(new Date(+NOON + minutes * 60_000));
      const asked = { waiting_list_code: hall.lists.Α, ticket_code: code };
      expect((await next(hall, FIRST, asked)).status).toBe(200);
    };
    await call(2, preferred);
    await call(10, parked);
    await step(parked, hall.clerk, 'park');
    await call(20, ordinary);
    await calls.serve(ordinary, hall.clerk, 'return');
    await call(40, parked);
    await call(60, ordinary);
    const since = (at: number) => new Map([[hall.place.id, new Date(at)]]);
    const measured = async (at = 0) =>
      ((await predictionsOf(test.db, since(at), test.clock.now())).get(hall.place.id) ?? []).map(
        ({ calledAt }) => (calledAt - +NOON) / 60_000,
      );
    expect(await measured()).toEqual([60, 10]);
    expect(await measured(+NOON + 30 * 60_000)).toEqual([60]);
    const url = `/api/places/${hall.place.slug}/statistics`;
    const { body } = await ask<Statistics>('GET', url, hall.owner);
    expect(body.windows).toEqual({ told: 2, held: 1 });
  });

  it('does not count on a counter that calls nobody while people wait', async () => {
    for (let n = 0; n < 12; n += 1) await calls.take(hall.lists.Α);
    const { ticket } = (await next(hall, SECOND)).body;
    await next(hall, FIRST);
    for (let n = 0; n < 4; n += 1) {
      test.clock.advance(5 * 60);
      await next(hall, FIRST);
    }
    await calls.serve(ticket!.code, hall.clerk, 'done', SECOND);
    const before = (await windows()).Α!;
    for (let n = 0; n < 2; n += 1) {
      test.clock.advance(15 * 60);
      await next(hall, FIRST);
    }
    // Two fewer wait, but for one counter.
    expect((await windows()).Α![0]).toBeGreaterThan(before[0]! * 1.3);
    await next(hall, SECOND);
    expect((await windows()).Α![0]).toBeLessThan(before[0]);
  });

  it('does not count people who are away, and counts those set aside', async () => {
    await setting(hall, "presence = 'shown'");
    await skills(hall, [unnamed()]);
    const { ticket, who } = await calls.take(hall.lists.Α);
    expect((await windows()).Α![1]).toBeGreaterThan(0);
    await calls.say(ticket, 'away', who);
    test.clock.advance(60);
    expect((await windows()).Β).toEqual([0, 0]);
    await calls.take(hall.lists.Β);
    const { ticket: third } = (await next(hall, FIRST)).body;
    await calls.take(hall.lists.Β);
    await calls.take(hall.lists.Β);
    const without = (await windows()).Β;
    await step(third!.code, hall.clerk, 'park', { minutes: 5 });
    await next(hall, FIRST);
    await calls.take(hall.lists.Β);
    expect((await windows()).Β![1]).toBeGreaterThan(without![1]);
  });
});

it('finds any ticket of the day by label, number or name, with what happened', async () => {
  const find = (q: string) => {
    const url = `/api/counter/${hall.place.slug}/find?q=${encodeURIComponent(q)}`;
    return ask<{ records: { ticket: CounterTicket }[] }>('GET', url, hall.clerk);
  };
  const { ticket, who } = await calls.take(hall.lists.Β);
  await calls.take(hall.lists.Α);
  await updateRow(test.db, 'users', who.user.id, { first_name: 'Ελένη', last_name: 'Άννα-Ρή' });
  await next(hall, FIRST);
  test.clock.advance(200);
  await calls.serve(ticket.code, hall.clerk, 'no_show', FIRST);
  const labels = async (q: string) =>
    (await find(q)).body.records.map((found) => found.ticket.label);
  expect(await labels('1')).toEqual(['Β1', 'Α1']);
  for (const q of ['Β1', 'β 1', 'B1', 'ελεν', 'ΑΝΝΑ ελ', 'Άννα-Ρ', ' ρη '])
    expect([q, await labels(q)]).toEqual([q, ['Β1']]);
  for (const q of ['%', "'", '"; DROP TABLE tickets', '_', '2', 'Γ1', 'λεν', ''])
    expect([q, await labels(q)]).toEqual([q, []]);
  expect((await find('Β1')).body.records).toMatchObject([
    {
      ticket: { status: 'aborted', status_reason: 'no_show' },
      events: [{ kind: 'taken' }, { kind: 'called', counter: FIRST }, { kind: 'no_show' }],
      can: ['resume', 'restore'],
    },
  ]);
});

it('restoring puts a no-show and a cancelled number back in their places', async () => {
  const { ticket: missed } = await calls.take(hall.lists.Α);
  const { ticket: left, who } = await calls.take(hall.lists.Α);
  const { ticket: last } = await calls.take(hall.lists.Α);
  await next(hall, FIRST);
  test.clock.advance(200);
  await calls.serve(missed.code, hall.clerk, 'no_show', FIRST);
  await calls.act(left.code, who, 'cancel');
  expect((await step(missed.code, hall.clerk, 'restore')).body.status).toBe('scheduled');
  expect((await step(left.code, hall.clerk, 'restore')).body.status).toBe('scheduled');
  expect(await calls.ticketOf(last)).toMatchObject({ people_ahead: 2 });
  const back = await step(missed.code, hall.clerk, 'take_back');
  expect(back.body).toMatchObject({ status: 'aborted', status_reason: 'no_show', counter: FIRST });
  const resumed = await calls.serve(missed.code, hall.clerk, 'resume', null);
  expect(resumed.body).toMatchObject({ status: 'running', counter: FIRST });
  expect((await step(left.code, hall.clerk, 'take_back')).body.status).toBe('cancelled');
});
