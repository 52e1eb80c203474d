import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '#common/calendar/days.ts';
import type { PlanResponse } from '#common/contract/places/plan.ts';
import type { TicketByKey } from '#common/contract/ticketByKey.ts';
import { MONDAY, testPlan } from '#server/testing/lines.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp();
const { calls, owner, plan, day, reset, listsFrom, listOf } = testPlan(test);

const at = ({ days }: PlanResponse, date: string) => days.find((one) => one.date === date);

describe('a day that an owner changed', () => {
  it('closes with its reason, keeps the tickets, and reopens', async () => {
    await plan();
    const { who } = await calls.take((await listOf(MONDAY))!.code);
    const { body } = await day(MONDAY, { closed: true, reason: ' Απεργία ' });
    expect(at(body, MONDAY)).toMatchObject({
      state: 'closed', intervals: [], outside: false, by_hand: { closed: true, reason: 'Απεργία' },
    }); // prettier-ignore
    expect(await listOf(MONDAY)).toMatchObject({ state: 'closed', message: 'Απεργία' });
    expect((await calls.mine(who)).status).toBe('scheduled');
    await day('2026-11-30', { closed: true });
    expect(await listOf('2026-11-30')).toMatchObject({ state: 'closed' });
    const back = await reset();
    expect(at(back.body, MONDAY)).toMatchObject({ state: 'open', message: null, by_hand: null });
  }); // prettier-ignore

  it('shows holders of a closed day that nobody is called, and the reason', async () => {
    await plan();
    const { who, ticket } = await calls.take((await listOf(MONDAY))!.code);
    const look = async () => (await calls.ask<TicketByKey>('GET', `/api/tickets/${ticket.key}`)).body;
    expect(await look()).toMatchObject({ day_closed: false, message: null });
    expect((await look()).estimate).not.toBeNull();
    await day(MONDAY, { closed: true, reason: 'Απεργία' });
    expect(await look()).toMatchObject({
      status: 'scheduled', list_state: 'closed', day_closed: true, message: 'Απεργία', estimate: null,
    });
    expect((await calls.mine(who)).estimate).toBeNull();
    await reset();
    expect(await look()).toMatchObject({ day_closed: false, message: null });
    expect((await look()).estimate).not.toBeNull();
  }); // prettier-ignore

  it('keeps the windows of a list that issues no more numbers', async () => {
    await plan();
    const { code } = (await listOf(MONDAY))!;
    const { ticket } = await calls.take(code);
    await calls.change(code, owner, { state: 'closed' });
    const { body } = await calls.ask<TicketByKey>('GET', `/api/tickets/${ticket.key}`);
    expect(body).toMatchObject({ list_state: 'closed', day_closed: false });
    expect(body.estimate).not.toBeNull();
  });

  it('has its own hours and capacity, also outside the plan, and keeps them', async () => {
    await plan();
    const sunday = '2026-11-29';
    await day(sunday, { intervals: [{ from: '10:00', to: '12:00' }], numbers: 5 });
    await day(MONDAY, { numbers: 6 });
    await plan({ numbers_a_day: null });
    expect(await listOf(sunday)).toMatchObject({ capacity: 5, closes_at: '2026-11-29T12:00:00.000+02:00' });
    expect(await listOf(MONDAY)).toMatchObject({ capacity: 6 });
    expect(await listOf('2026-11-30')).toMatchObject({ capacity: null });
  }); // prettier-ignore

  it('names invalid fields', async () => {
    await plan();
    const noList = '2026-11-24';
    expect(Object.keys((await day(noList, { numbers: 5 })).body.message ?? {})).toEqual(['intervals']);
    expect(Object.keys((await day(MONDAY, { intervals: [] })).body.message ?? {})).toEqual(['intervals']);
    const wrong = { intervals: [{ from: '12:00', to: '12:00' }], numbers: 100_001 };
    expect(Object.keys((await day(MONDAY, wrong)).body.message ?? {})).toEqual(['intervals.0.to', 'numbers']);
    const long = await day(MONDAY, { closed: true, reason: 'α'.repeat(201) });
    expect(Object.keys(long.body.message ?? {})).toEqual(['reason']);
    for (const [date, code] of [['2026-02-30', 'invalid_dates'], ['2026-11-19', 'day_out_of_plan'], ['2027-11-22', 'day_out_of_plan']]) {
      const { status, body } = await day(date!, { closed: true });
      expect([status, body.code]).toEqual([422, code]);
    }
  }); // prettier-ignore

  it.each([
    ['2026-03-29', '2026-03-29T04:30:00.000+03:00'],
    ['2026-10-25', '2026-10-25T04:30:00.000+02:00'],
  ])('closes by local time on %s, when the clocks change', async (date, closesAt) => {
    test.clock.set(`${addDays(date, -5)}T10:00:00Z`);
    const night = [{ weekday: weekdayOf(date), intervals: [{ from: '02:00', to: '04:30' }] }];
    await plan({ hours: night });
    const lists = await listsFrom(date, addDays(date, 1));
    expect(lists).toMatchObject([{ released_on: date, closes_at: closesAt }]);
    const { status, body } = await day(date, { intervals: [{ from: '03:30', to: '05:00' }] });
    // 03:30 is skipped in March, and comes twice in October.
    const skipped = date === '2026-03-29';
    expect([status, Object.keys(body.message ?? {})]).toEqual(
      skipped ? [422, ['intervals.0.from']] : [200, []],
    );
  });
});
