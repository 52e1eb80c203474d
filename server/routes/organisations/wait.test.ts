import { describe, expect, it } from 'vitest';
import { toAthensIso, ZONE } from '#common/calendar/athens.ts';
import type { QuietHours } from '#common/contract/line.ts';
import type { OrganisationPage, Wait } from '#common/contract/organisations.ts';
import { addDays } from '#common/calendar/days.ts';
import { buildLine, BY_PLAN, createCalls, FIRST, type LineSetup } from '#server/testing/lines.ts';
import { updateRow } from '#server/db/client.ts';
import { buildList } from '#server/testing/builders.ts';
import { NOON, TODAY, testApp } from '#server/testing/testApp.ts';

const test = testApp({ accessTokenSeconds: 86_400 });
const calls = createCalls(test);

const waitAt = async ({ place }: Pick<LineSetup, 'place'>): Promise<Wait | null> =>
  (await calls.placeAt(place)).wait ?? null;
const change = ({ list, clerk }: LineSetup, payload: object) =>
  calls.change(list.code, clerk, payload);
/** The first list of a day, as the booking dialog requests it. */
const listOf = async ({ place }: LineSetup, day: string) =>
  (await calls.listsAt(place, day, addDays(day, 1)))[0]!;
const openOn = ({ place }: LineSetup, weekdays: number[], hours: { from: string; to: string }) =>
  updateRow(test.db, 'organisations', place.id, {
    opening_hours: JSON.stringify(weekdays.map((weekday) => ({ weekday, intervals: [hours] }))),
  });
/** A line with waiting people after eight visits of five minutes each, which set the pace. */
const busyLine = async (waiting: number) => {
  const line = await buildLine(test);
  for (let n = 0; n < 8; n += 1) {
    await calls.take(line.list.code);
    await calls.next(line, line.clerk, FIRST);
    test.clock.advance(300);
  }
  await calls.next(line, line.clerk, FIRST);
  for (let n = 0; n < waiting; n += 1) await calls.take(line.list.code);
  return line;
};

describe('the wait of an organisation', () => {
  it('is the same on card and page, within the window of its line', async () => {
    const line = await busyLine(3);
    const wait = await waitAt(line);
    expect(wait).toMatchObject({ status: 'open', waiting: 3, opens_at: null, message: null });
    expect(wait!.visit_minutes).toBe(5);
    const page = await calls.ask<OrganisationPage>('GET', '/api/organisations?per_page=100');
    const card = page.body.records.find(({ slug }) => slug === line.place.slug);
    expect(card?.wait).toEqual(wait);
    const { estimate } = await calls.lineAt(line.place);
    const minutes = (instant: string) =>
      (Date.parse(instant) - test.clock.now().getTime()) / 60_000;
    expect(wait!.minutes_from).toBe(Math.max(0, Math.floor(minutes(estimate!.from))));
    expect(wait!.minutes_to).toBe(Math.ceil(minutes(estimate!.to)));
    expect(wait!.minutes_to).toBeGreaterThan(wait!.minutes_from!);
  });

  it('starts with the visit under way, on a card and in the line', async () => {
    const line = await busyLine(0);
    await test.db.query('UPDATE waiting_lists SET counters = 1 WHERE code = $1', [line.list.code]);
    // Nobody came for a while, so the end of the latest visit says nothing.
    test.clock.advance(1_200);
    await calls.take(line.list.code);
    await calls.next(line, line.clerk, FIRST);
    await calls.take(line.list.code);
    const begun = await waitAt(line);
    test.clock.advance(240);
    const lasting = await waitAt(line);
    expect(lasting!.minutes_from).toBeLessThan(begun!.minutes_from!);
    const { estimate } = await calls.lineAt(line.place);
    const to = (Date.parse(estimate!.to) - test.clock.now().getTime()) / 60_000;
    expect(lasting!.minutes_to).toBe(Math.ceil(to));
  });

  it('follows changes by staff', async () => {
    const line = await buildLine(test);
    await calls.take(line.list.code);
    await change(line, { state: 'paused', message: 'Επιστρέφουμε στις 12:15' });
    expect(await waitAt(line)).toMatchObject({
      status: 'paused',
      waiting: 1,
      minutes_to: null,
      message: 'Επιστρέφουμε στις 12:15',
    });
    await change(line, { state: 'closed' });
    expect(await waitAt(line)).toMatchObject({ status: 'ended', waiting: 1 });
    await change(line, { state: 'open', capacity: 1 });
    expect(await waitAt(line)).toMatchObject({ status: 'full', waiting: 1 });
  });

  it('contains no call within the break of the day', async () => {
    const line = await busyLine(10);
    const at = (minutes: number) => new Date(test.clock.now().getTime() + minutes * 60_000);
    const time = (date: Date) =>
      date.toLocaleTimeString('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });
    const intervals = [
      { from: '08:00', to: time(at(15)) },
      { from: time(at(195)), to: '23:00' },
    ];
    const written = { intervals: JSON.stringify(intervals) };
    await updateRow(test.db, 'waiting_lists', line.list.id, written);
    const { estimate } = await calls.lineAt(line.place);
    expect(Date.parse(estimate!.from)).toBeGreaterThan(at(195).getTime());
  });

  it('warns that the day may be too short, with or without a window', async () => {
    const line = await busyLine(10);
    const estimateOf = async (closesAt: Date) => {
      await updateRow(test.db, 'waiting_lists', line.list.id, { closes_at: closesAt });
      return (await calls.lineAt(line.place)).estimate;
    };
    const at = (minutes: number) => new Date(test.clock.now().getTime() + minutes * 60_000);
    expect(await estimateOf(at(300))).toMatchObject({ enough: true });

    const closing = toAthensIso(at(8));
    expect(await estimateOf(at(8))).toMatchObject({ from: closing, to: closing, enough: false });
    expect((await listOf(line, TODAY)).estimate).toMatchObject({ to: closing, enough: false });
    expect(await waitAt(line)).toMatchObject({ status: 'open', minutes_from: null });
    const { who, ticket } = await calls.take(line.list.code);
    expect((await calls.mine(who)).estimate).toMatchObject({ to: closing, enough: false });
    const [{ told: count } = { told: -1 }] = await test.db.query<{ told: number }>(
      'SELECT count(*)::int AS told FROM wait_predictions w JOIN tickets t ON t.id = w.ticket_id WHERE t.code = $1',
      [ticket.code],
    );
    expect(count).toBe(0);
    const { body } = await calls.ask<{ text: string }>('GET', `/api/tickets/${ticket.key}.ics`);
    expect(body.text).toContain('DTSTART;VALUE=DATE:');
  });

  it('predicts the call of a number for a later day, not before its opening', async () => {
    const line = await buildLine(test);
    const day = addDays(TODAY, 3);
    await buildList(test.db, { organisationId: line.place.id, releasedOn: day });
    const { estimate } = await listOf(line, day);
    expect(estimate!.from.slice(0, 10)).toBe(day);
    expect(estimate!.basis.kind).toBe('owner');
  });

  it('counts the numbers of the next day in the evening', async () => {
    const line = await buildLine(test, { closesAt: new Date('2026-11-20T19:00:00+02:00') });
    for (let n = 0; n < 3; n += 1) await calls.take(line.list.code);
    await openOn(line, [1, 5], { from: '08:00', to: '20:00' });
    const monday = await buildList(test.db, {
      organisationId: line.place.id,
      releasedOn: '2026-11-23',
    });
    await calls.take(monday.code);

    test.clock.set(new Date('2026-11-20T19:30:00+02:00'));
    expect(await waitAt(line)).toMatchObject({ status: 'ended', waiting: 3 });
    test.clock.set(new Date('2026-11-20T20:30:00+02:00'));
    const opensAt = '2026-11-23T08:00:00.000+02:00';
    expect(await waitAt(line)).toMatchObject({ status: 'closed', waiting: 1, opens_at: opensAt });
    const page = await calls.ask<OrganisationPage>('GET', '/api/organisations?per_page=100');
    const card = page.body.records.find(({ slug }) => slug === line.place.slug);
    expect(card).toMatchObject({ tickets_count: 1, wait: { waiting: 1, opens_at: opensAt } });
  });

  it('follows days that an owner closed or gave special hours', async () => {
    const line = await buildLine(test);
    await openOn(line, [1, 2, 5], { from: '08:00', to: '20:00' });
    const day = (date: string, change: object) =>
      calls.ask('PUT', `/api/places/${line.place.slug}/days/${date}`, line.owner, {
        ...BY_PLAN,
        ...change,
      });
    const organisation = () => calls.placeAt(line.place);
    expect(await organisation()).toMatchObject({ title_icon: 'open', wait: { status: 'open' } });

    await day('2026-11-23', { closed: true, reason: 'Απεργία' });
    await day(TODAY, { closed: true, reason: 'Απεργία' });
    const closed = await organisation();
    expect(closed.wait).toMatchObject({
      status: 'closed',
      opens_at: '2026-11-24T08:00:00.000+02:00',
    });
    expect(closed).not.toHaveProperty('title_icon');
    expect(closed.days?.[0]).toEqual({
      date: TODAY,
      state: 'closed',
      intervals: [],
      message: 'Απεργία',
    });

    await day('2026-11-23', { intervals: [{ from: '10:00', to: '12:00' }] });
    const late = await organisation();
    expect(late.wait).toMatchObject({ opens_at: '2026-11-23T10:00:00.000+02:00' });
    expect(late.days?.find(({ date }) => date === '2026-11-23')).toEqual({
      date: '2026-11-23',
      state: 'open',
      intervals: [{ from: '10:00', to: '12:00' }],
    });

    // A member who reopens the list reopens the day.
    await change(line, { state: 'open' });
    expect(await organisation()).toMatchObject({ title_icon: 'open', wait: { status: 'open' } });
    await day(TODAY, { intervals: [{ from: '08:00', to: '11:00' }] });
    expect(await waitAt(line)).toMatchObject({ status: 'closed' });
  });

  it('is null without hours and numbers', async () => {
    const line = await buildLine(test);
    await openOn(line, [], { from: '', to: '' });
    await test.db.query('DELETE FROM waiting_lists WHERE id = $1', [line.list.id]);
    test.clock.advance(2);
    expect(await waitAt(line)).toBeNull();
  });
});

it('returns quiet hours with the wait of a person who takes a number at half past', async () => {
  const line = await buildLine(test);
  const hours = () =>
    calls.ask<QuietHours>('GET', `/api/organisations/${line.place.slug}/quiet_hours`);
  expect((await hours()).body).toEqual({ records: [] });
  const at = (minutes: number) => {
    test.clock.set(NOON);
    test.clock.advance(minutes * 60);
  };
  at(20);
  for (let n = 0; n < 3; n += 1) await calls.take(line.list.code);
  for (const minutes of [34, 36, 50, 55]) {
    at(minutes);
    await calls.next(line, line.clerk, FIRST);
  }
  // The cached hours have expired by then.
  at(90);
  const { status, body } = await hours();
  expect(status).toBe(200);
  expect(body.records).toEqual([{ weekday: 5, hour: 12, minutes: 20, visits: 3 }]);
});
