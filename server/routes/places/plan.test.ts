import { describe, expect, it } from 'vitest';
import type { PlanPayload, PlanResponse } from '#common/contract/places/plan.ts';
import { seededRandom } from '#common/random.ts';
import { sampleCode } from '#server/lib/secrets/codes.ts';
import { buildList } from '#server/testing/builders.ts';
import { runJobsOfDay } from '#server/testing/jobs.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { MONDAY, MONDAYS, testPlan } from '#server/testing/places.ts';
import { columnOf, testApp, TODAY } from '#server/testing/testApp.ts';

const test = testApp();
const { calls, place, owner, plan, held, day, reset, listsFrom, listOf } = testPlan(test);

const read = async () =>
  (await calls.ask<PlanResponse>('GET', `/api/places/${place.slug}/plan`, owner)).body;
const at = ({ days }: PlanResponse, date: string) => days.find((one) => one.date === date);

describe('the plan of a place', () => {
  it('equals its opening hours until an owner sets a plan', async () => {
    const now = await read();
    expect(now).toMatchObject({ hours: null, numbers_a_day: null, counters: 1, days_ahead: 35 });
    expect(now.days).toHaveLength(36);
    const today = { date: TODAY, state: 'none', outside: false, by_hand: null };
    expect(now.days[0]).toMatchObject(today);
    expect(at(now, '2026-12-25')).toMatchObject({ holiday: true, intervals: [] });
  });

  it('creates the lists that visitors find, with hours, counters and capacity', async () => {
    const { status, body } = await plan();
    expect([status, body.hours]).toEqual([200, MONDAYS.hours]);
    const lists = await listsFrom();
    expect(lists.map((list) => list.released_on)).toEqual([MONDAY, '2026-11-30']);
    const closes_at = '2026-11-23T13:00:00.000+02:00';
    const first = { capacity: 40, average_minutes: 7, state: 'open', closes_at };
    expect(lists[0]).toMatchObject(first);
    await plan({ days_ahead: 1 });
    expect(await listsFrom()).toEqual([]);
  });

  it('names counters and sets the no-show time, and keeps values that it omits', async () => {
    const usual = { counter_names: [], patience_seconds: 180, grace_seconds: 600 };
    expect(await read()).toMatchObject(usual);
    const own = { counter_names: [' Ταμείο Α ', ''], patience_seconds: 300, grace_seconds: 0 };
    expect((await plan(own)).body).toMatchObject({ ...own, counter_names: ['Ταμείο Α', ''] });
    expect((await plan()).body).toMatchObject({ patience_seconds: 300, grace_seconds: 0 });
    const shown = await calls.counterOf({ place, clerk: owner });
    expect(shown).toMatchObject({ counters: ['Ταμείο Α', 'Θυρίδα 2'], patience_seconds: 300 });
    const refused = async (...names: string[]) => refusalOf(await plan({ counter_names: names }));
    expect(await refused('Θυρίδα 2', '')).toBe('422 counter_names.0');
    expect(await refused('Α', 'Α')).toBe('422 counter_names.0 counter_names.1');
    expect(await refused('α\u202eβ')).toBe('422 counter_names');
    const wrong = [{ patience_seconds: 59 }, { patience_seconds: 1801 }, { grace_seconds: 3601 }];
    for (const change of wrong) expect((await plan(change)).status).toBe(422);
  });

  it.each([
    ['door', 'rotating'],
    ['presence', 'shown'],
  ])('sets %s to %s, and keeps it for clients of earlier versions', async (setting, value) => {
    expect(await read()).toMatchObject({ [setting]: 'off' });
    for (const change of [{ [setting]: value }, {}])
      expect((await plan(change)).body).toMatchObject({ [setting]: value });
    expect((await plan({ [setting]: 'always' })).status).toBe(422);
  });

  it('renames a counter and the visit at it, also when two counters swap names', async () => {
    const list = await buildList(test.db, { organisationId: place.id, releasedOn: TODAY });
    const open = { hours: [{ weekday: 5, intervals: [{ from: '08:00', to: '20:00' }] }] };
    await plan(open);
    const running =
      "SELECT counter FROM tickets WHERE waiting_list_id = $1 AND status = 'running' ORDER BY rank";
    const names = () => columnOf(test.db, running, [list.id]);
    await calls.take(list.code);
    await calls.take(list.code);
    for (const counter of ['Θυρίδα 1', 'Θυρίδα 2'])
      await calls.next({ list, place }, owner, counter);
    expect(await names()).toEqual(['Θυρίδα 1', 'Θυρίδα 2']);
    await plan({ ...open, counter_names: ['Α', 'Β'] });
    expect(await names()).toEqual(['Α', 'Β']);
    await plan({ ...open, counter_names: ['Β', 'Α'] });
    expect(await names()).toEqual(['Β', 'Α']);
  });

  it('creates the list of a day even if another list has the derived code', async () => {
    const taken = sampleCode('lst', seededRandom(`list/${place.slug}/${MONDAY}`));
    const other = await buildList(test.db, { releasedOn: MONDAY });
    await test.db.query('UPDATE waiting_lists SET code = $2 WHERE id = $1', [other.id, taken]);
    await plan();
    expect(await listOf(MONDAY)).toBeDefined();
  });

  it('adds lists each day up to its days ahead, and skips holidays unless they are opened', async () => {
    await plan({ hours: null, days_ahead: 35, holidays: true });
    expect(await listOf('2026-12-25')).toBeDefined();
    await plan({ hours: null, days_ahead: 34 });
    expect(await listOf('2026-12-24')).toBeDefined();
    test.clock.advance(86_400 * 3);
    await runJobsOfDay(test);
    expect(await listOf('2026-12-27')).toBeDefined();
    expect(await listOf('2026-12-25')).toBeUndefined();
  });

  it('keeps and never renumbers tickets, and names the lists outside the plan', async () => {
    await plan();
    const code = (await listOf(MONDAY))!.code;
    const tickets = [];
    for (let n = 0; n < 3; n += 1) tickets.push(await calls.take(code));
    expect((await plan({ numbers_a_day: 2 })).status).toBe(200);
    expect(await listOf(MONDAY)).toMatchObject({ code, capacity: 3, state: 'full' });

    const { body } = await plan({ hours: [] });
    const outside = { state: 'closed', issued: 3, waiting: 3, outside: true };
    expect(at(body, MONDAY)).toMatchObject(outside);
    expect((await listsFrom()).map((list) => list.released_on)).toEqual([MONDAY]);
    for (const [index, { who, ticket }] of tickets.entries()) {
      const own = await calls.mine(who);
      expect(own).toMatchObject({ code: ticket.code, rank: index + 1, status: 'scheduled' });
    }
    expect(refusalOf(await calls.request(code, owner))).toBe('422 list_closed');

    const again = await plan();
    expect(at(again.body, MONDAY)).toMatchObject({ state: 'open', capacity: 40, outside: false });
    expect((await calls.take(code)).ticket.rank).toBe(4);
  });

  it('keeps a list closed or paused if a member closed or paused it', async () => {
    await plan();
    const code = (await listOf(MONDAY))!.code;
    for (const state of ['paused', 'closed']) {
      await calls.change(code, owner, { state });
      await plan({ minutes: 8 });
      expect(await listOf(MONDAY)).toMatchObject({ code, state, average_minutes: 8 });
    }
  });

  it('keeps capacity and state set by a member until an owner changes that day', async () => {
    await plan();
    const code = (await listOf(MONDAY))!.code;
    const set = (change: object) => calls.change(code, owner, change);
    await set({ capacity: 12 });
    await plan({ numbers_a_day: 60 });
    expect(await listOf(MONDAY)).toMatchObject({ capacity: 12 });

    await day(MONDAY, { closed: true, reason: 'Απεργία' });
    expect(await listOf(MONDAY)).toMatchObject({ state: 'closed', capacity: 60 });
    await set({ state: 'open' });
    await plan({ numbers_a_day: 50 });
    expect(await listOf(MONDAY)).toMatchObject({ state: 'open', message: null });
    await day(MONDAY, { closed: true });
    expect(await listOf(MONDAY)).toMatchObject({ state: 'closed' });
  });

  it('names the services with separate lists', async () => {
    await plan();
    expect((await read()).other_services).toEqual([]);
    for (const releasedOn of [MONDAY, '2026-11-30']) {
      await buildList(test.db, { organisationId: place.id, releasedOn, service: 'Διαβατήρια' });
    }
    expect((await read()).other_services).toEqual(['Διαβατήρια']);
  });

  it('is recorded with its author', async () => {
    await plan();
    await day(MONDAY, { closed: true, reason: 'Απεργία' });
    await reset();
    expect((await calls.audit(place, owner)).records).toMatchObject([
      { action: 'reset_day', details: { date: MONDAY } },
      { action: 'change_day', details: { date: MONDAY, closed: true, reason: 'Απεργία' } },
      { action: 'change_plan', details: MONDAYS, who: { code: owner.user.code } },
    ]);
  });

  it('names every invalid field', async () => {
    const monday = (...intervals: [string, string][]) => ({
      hours: [{ weekday: 1, intervals: intervals.map(([from, to]) => ({ from, to })) }],
    });
    const { hours } = monday(['08:00', '14:00']);
    const sunday = { weekday: 7, intervals: [{ from: '20:00', to: '08:01' }] };
    const cases: [Partial<PlanPayload>, string][] = [
      [monday(['09:00', '13:00'], ['12:59', '15:00']), 'hours.1.1.from'],
      [{ hours: [...hours, sunday] }, 'hours.7.0.to'],
      [{ hours: [...hours, ...hours] }, 'hours'],
      [{ counters: 0, minutes: 241 }, 'counters minutes'],
      [{ days_ahead: 61, numbers_a_day: -1 }, 'days_ahead numbers_a_day'],
    ];
    for (const [change, fields] of cases)
      expect(refusalOf(await plan(change)), JSON.stringify(change)).toBe(`422 ${fields}`);
    expect((await plan(monday(['00:00', '12:00'], ['12:00', '24:00']))).status).toBe(200);
  });
});

describe('a day that an owner changed', () => {
  it('closes with its reason, shows holders that nobody is called, and reopens', async () => {
    const { who, ticket } = await held();
    const open = { day_closed: false, message: null, estimate: expect.anything() };
    expect(await calls.ticketOf(ticket)).toMatchObject(open);
    const { body } = await day(MONDAY, { closed: true, reason: ' Απεργία ' });
    const by_hand = { closed: true, reason: 'Απεργία' };
    const shut = { state: 'closed', intervals: [], outside: false, by_hand };
    expect(at(body, MONDAY)).toMatchObject(shut);
    expect(await listOf(MONDAY)).toMatchObject({ state: 'closed', message: 'Απεργία' });
    const closed = { list_state: 'closed', day_closed: true, message: 'Απεργία', estimate: null };
    expect(await calls.ticketOf(ticket)).toMatchObject({ status: 'scheduled', ...closed });
    expect((await calls.mine(who)).estimate).toBeNull();
    const back = await reset();
    expect(at(back.body, MONDAY)).toMatchObject({ state: 'open', message: null, by_hand: null });
    expect(await calls.ticketOf(ticket)).toMatchObject(open);
  });

  it('keeps the windows of a list that issues no more numbers', async () => {
    const { code, ticket } = await held();
    await calls.change(code, owner, { state: 'closed' });
    const shown = await calls.ticketOf(ticket);
    expect(shown).toMatchObject({ list_state: 'closed', day_closed: false });
    expect(shown.estimate).not.toBeNull();
  });

  it('has its own hours and capacity, also outside the plan, and keeps them', async () => {
    await plan();
    const sunday = '2026-11-29';
    await day(sunday, { intervals: [{ from: '10:00', to: '12:00' }], numbers: 5 });
    await day(MONDAY, { numbers: 6 });
    await plan({ numbers_a_day: null });
    const closes_at = '2026-11-29T12:00:00.000+02:00';
    expect(await listOf(sunday)).toMatchObject({ capacity: 5, closes_at });
    expect(await listOf(MONDAY)).toMatchObject({ capacity: 6 });
    expect(await listOf('2026-11-30')).toMatchObject({ capacity: null });
  });

  it('names invalid fields', async () => {
    await plan();
    const noList = '2026-11-24';
    expect(refusalOf(await day(noList, { numbers: 5 }))).toBe('422 intervals');
    expect(refusalOf(await day(MONDAY, { intervals: [] }))).toBe('422 intervals');
    const wrong = { intervals: [{ from: '12:00', to: '12:00' }], numbers: 100_001 };
    expect(refusalOf(await day(MONDAY, wrong))).toBe('422 intervals.0.to numbers');
    const long = await day(MONDAY, { closed: true, reason: 'α'.repeat(201) });
    expect(refusalOf(long)).toBe('422 reason');
    expect((await day('2026-02-30', { closed: true })).body.code).toBe('invalid_dates');
    for (const date of ['2026-11-19', '2027-11-22'])
      expect((await day(date, { closed: true })).body.code).toBe('day_out_of_plan');
  });
});
