import { beforeEach, expect, it } from 'vitest';
import { addDays } from '#common/calendar/days.ts';
import type { DayRangePayload, PlanDay, PlanResponse } from '#common/contract/places/plan.ts';
import { hoursOf } from '#server/testing/builders.ts';
import { BY_PLAN, MONDAY, testPlan } from '#server/testing/lines.ts';
import { emailsTo } from '#server/testing/mail/emails.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp();
const { calls, place, owner, plan } = testPlan(test);

/** The Friday of the same week. */
const FRIDAY = '2026-11-27';

type Refused = { code?: string; error?: string; message?: Record<string, string[]> };

const path = () => `/api/places/${place.slug}/days`;
const save = (change: Partial<DayRangePayload> = {}) =>
  calls.ask<PlanResponse & Refused>('PUT', path(), owner, {
    from: MONDAY,
    to: FRIDAY,
    closed: true,
    reason: 'Θερινές διακοπές',
    intervals: null,
    numbers: null,
    ...change,
  });
const read = (from: string, to: string) =>
  calls.ask<{ days: PlanDay[] } & Refused>('GET', `${path()}?from=${from}&to=${to}`, owner);
const listOn = async (date: string) => (await calls.listsAt(place, date, addDays(date, 1)))[0];

beforeEach(() => plan({ hours: hoursOf('09:00', '13:00', [1, 2, 3, 4, 5]) }));

it('closes every day of a range, notifies its holders, and resets all days to the plan', async () => {
  const { who } = await calls.take((await listOn(MONDAY))!.code);
  const { status, body } = await save();
  expect(status).toBe(200);
  const closed = body.days.filter(({ by_hand: byHand }) => byHand?.closed);
  const week = [MONDAY, '2026-11-24', '2026-11-25', '2026-11-26', FRIDAY];
  expect(closed.map(({ date }) => date)).toEqual(week);
  expect(await listOn(FRIDAY)).toMatchObject({ state: 'closed', message: 'Θερινές διακοπές' });
  expect(await emailsTo(test, who.user.email)).toHaveLength(1);
  const back = await calls.ask<PlanResponse>(
    'DELETE',
    `${path()}?from=${MONDAY}&to=${FRIDAY}`,
    owner,
  );
  expect(back.body.days.filter(({ by_hand: byHand }) => byHand)).toEqual([]);
  expect(await emailsTo(test, who.user.email)).toEqual([]);
  expect((await calls.audit(place, owner)).records.slice(0, 2)).toMatchObject([
    { action: 'reset_days', details: { from: MONDAY, to: FRIDAY } },
    { action: 'change_days', details: { from: MONDAY, to: FRIDAY, reason: 'Θερινές διακοπές' } },
  ]);
});

it('saves nothing if more people hold numbers than the owner saw', async () => {
  const { code } = (await listOn(FRIDAY))!;
  await calls.take(code);
  await calls.take(code);
  const refused = await save({ holders: 1 });
  expect([refused.status, refused.body.code]).toEqual([409, 'more_holders']);
  expect(refused.body.error).toContain('2');
  expect(await listOn(FRIDAY)).toMatchObject({ state: 'open' });
  expect((await read(MONDAY, FRIDAY)).body.days.every((day) => day.by_hand === null)).toBe(true);
  expect((await save({ holders: 2 })).status).toBe(200);
});

it('plans beyond the days with lists, and the lists follow when their day comes near', async () => {
  const [from, to] = ['2027-08-10', '2027-08-20'];
  expect((await save({ from, to })).status).toBe(200);
  const { days } = (await read('2027-08-09', '2027-08-21')).body;
  expect(days.map(({ by_hand: byHand }) => byHand?.reason ?? null)).toEqual([
    null,
    ...Array.from({ length: 11 }, () => 'Θερινές διακοπές'),
    null,
  ]);
});

it('adds duty nights, and refuses those that run into the next day', async () => {
  const duty = { ...BY_PLAN, intervals: [{ from: '20:00', to: '08:00' }], duty: true };
  expect((await save(duty)).status).toBe(200);
  const intervals = [{ from: '09:00', to: '13:00' }, ...duty.intervals];
  expect((await read(MONDAY, MONDAY)).body.days[0]).toMatchObject({
    intervals,
    by_hand: { duty: true, intervals },
  });
  for (const [from, to, field] of [
    ['20:00', '09:30', 'intervals.0.to'],
    ['12:00', '08:00', 'intervals.0.from'],
  ] as const) {
    const refused = await save({ ...duty, intervals: [{ from, to }] });
    expect([refused.status, Object.keys(refused.body.message ?? {})]).toEqual([422, [field]]);
  }
});

it('refuses ranges that are reversed, too long, past or beyond a year', async () => {
  for (const [from, to, code] of [
    [FRIDAY, MONDAY, 'invalid_dates'],
    ['2026-02-30', MONDAY, 'invalid_dates'],
    [MONDAY, '2027-02-23', 'days_too_many'],
    ['2026-11-19', MONDAY, 'day_out_of_plan'],
    ['2027-11-20', '2027-11-22', 'day_out_of_plan'],
  ] as const) {
    expect((await save({ from, to })).body.code, `${from}–${to}`).toBe(code);
    expect((await read(from, to)).body.code, `${from}–${to}`).toBe(code);
  }
});
