import { describe, expect, it } from 'vitest';
import { toAthensIso } from '#common/calendar/athens.ts';
import type { QuietHours } from '#common/contract/line.ts';
import type { Wait } from '#common/contract/organisations.ts';
import { addDays } from '#common/calendar/days.ts';
import { buildLine, createCalls, FIRST, type LineSetup } from '#server/testing/lines.ts';
import { updateRow } from '#server/db/client.ts';
import { NOON, TODAY, testApp } from '#server/testing/testApp.ts';
import { buildList, buildOrganisation, hoursOf } from '#server/testing/builders.ts';
import { BY_PLAN } from '#server/testing/places.ts';

const test = testApp({ accessTokenSeconds: 86_400 });
const calls = createCalls(test);

const waitAt = async ({ place }: Pick<LineSetup, 'place'>): Promise<Wait | null> =>
  (await calls.placeAt(place)).wait ?? null;
/** The first list of a day, as the booking dialog requests it. */
const listOf = async ({ place }: LineSetup, day: string) =>
  (await calls.listsAt(place, day, addDays(day, 1)))[0]!;
const minutesLater = (minutes: number) => new Date(test.clock.now().getTime() + minutes * 60_000);
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
    expect((await calls.cardAt(line.place)).wait).toEqual(wait);
    const { estimate } = await calls.lineAt(line.place);
    const minutes = (instant: string) =>
      (Date.parse(instant) - test.clock.now().getTime()) / 60_000;
    expect(wait!.minutes_from).toBe(Math.max(0, Math.floor(minutes(estimate!.from))));
    expect(wait!.minutes_to).toBe(Math.ceil(minutes(estimate!.to)));
    expect(wait!.minutes_to).toBeGreaterThan(wait!.minutes_from!);
  });

  it('contains no call within the break of the day', async () => {
    const line = await busyLine(10);
    const time = (minutes: number) => toAthensIso(minutesLater(minutes)).slice(11, 16);
    const intervals = [
      { from: '08:00', to: time(15) },
      { from: time(195), to: '23:00' },
    ];
    const written = { intervals: JSON.stringify(intervals) };
    await updateRow(test.db, 'waiting_lists', line.list.id, written);
    const { estimate } = await calls.lineAt(line.place);
    expect(Date.parse(estimate!.from)).toBeGreaterThan(minutesLater(195).getTime());
  });

  it('warns that the day may be too short, with or without a window', async () => {
    const line = await busyLine(10);
    const estimateOf = async (closesAt: Date) => {
      await updateRow(test.db, 'waiting_lists', line.list.id, { closes_at: closesAt });
      return (await calls.lineAt(line.place)).estimate;
    };
    expect(await estimateOf(minutesLater(300))).toMatchObject({ enough: true });

    const closing = toAthensIso(minutesLater(8));
    const short = { from: closing, to: closing, enough: false };
    expect(await estimateOf(minutesLater(8))).toMatchObject(short);
    expect((await listOf(line, TODAY)).estimate).toMatchObject({ to: closing, enough: false });
    expect(await waitAt(line)).toMatchObject({ status: 'open', minutes_from: null });
    const { who, ticket } = await calls.take(line.list.code);
    expect((await calls.mine(who)).estimate).toMatchObject({ to: closing, enough: false });
    const predictions = await test.db.query(
      'SELECT FROM wait_predictions w JOIN tickets t ON t.id = w.ticket_id WHERE t.code = $1',
      [ticket.code],
    );
    expect(predictions).toEqual([]);
    const { body } = await calls.ask<{ text: string }>('GET', `/api/tickets/${ticket.key}.ics`);
    expect(body.text).toContain('DTSTART;VALUE=DATE:');
  });

  it('follows days that an owner closed or gave special hours', async () => {
    const line = await buildLine(test);
    const opening_hours = JSON.stringify(hoursOf('08:00', '20:00', [1, 2, 5]));
    await updateRow(test.db, 'organisations', line.place.id, { opening_hours });
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
    const opens_at = '2026-11-24T08:00:00.000+02:00';
    expect(closed.wait).toMatchObject({ status: 'closed', opens_at });
    expect(closed).not.toHaveProperty('title_icon');
    const shut = { date: TODAY, state: 'closed', intervals: [], message: 'Απεργία' };
    expect(closed.days?.[0]).toEqual(shut);

    const late = { date: '2026-11-23', intervals: [{ from: '10:00', to: '12:00' }] };
    await day(late.date, { intervals: late.intervals });
    const { wait, days } = await organisation();
    expect(wait).toMatchObject({ opens_at: '2026-11-23T10:00:00.000+02:00' });
    expect(days).toContainEqual({ ...late, state: 'open' });

    // A member who reopens the list reopens the day.
    await calls.change(line.list.code, line.clerk, { state: 'open' });
    expect(await organisation()).toMatchObject({ title_icon: 'open', wait: { status: 'open' } });
    await day(TODAY, { intervals: [{ from: '08:00', to: '11:00' }] });
    expect(await waitAt(line)).toMatchObject({ status: 'closed' });
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

describe('waiting lists', () => {
  const lists = (place: string, query: string) =>
    test.app.inject({ url: `/api/organisations/${place}/waiting_lists?${query}` });

  it('returns from ≤ day < to, the list to offer first at the top', async () => {
    const { id: organisationId, slug } = await buildOrganisation(test.db);
    const build = (options: object) => buildList(test.db, { organisationId, ...options });
    await build({ releasedOn: '2026-11-19' });
    const closed = await build({ service: 'a', state: 'closed' });
    const full = await build({ service: 'b', capacity: 0 });
    const open = await build({ service: 'c', capacity: 30, issued: 4 });
    await build({ releasedOn: '2026-11-21' });
    const records = await calls.listsAt({ slug }, TODAY, '2026-11-21');
    const shown = { released_on: TODAY, tickets_count: 0, average_minutes: 10, being_served: 0 };
    expect(records).toMatchObject([
      { ...shown, code: open.code, state: 'open', next_rank: 5, service: { name: 'c' } },
      { ...shown, code: full.code, state: 'full', next_rank: 1, service: { name: 'b' } },
      { ...shown, code: closed.code, state: 'closed', capacity: null, service: { name: 'a' } },
    ]);
    const week = await calls.listsAt({ slug }, '2026-11-19', '2026-11-26');
    expect(week.map(({ state }) => state)).toEqual(['open', 'open', 'full', 'closed', 'closed']);
  });

  it("counts today's list on the card, or the next one's", async () => {
    const place = await buildOrganisation(test.db);
    const organisationId = place.id;
    const tomorrow = await buildList(test.db, { organisationId, releasedOn: '2026-11-21' });
    const count = async () => (await calls.cardAt(place)).tickets_count;
    await calls.take(tomorrow.code);
    await calls.take(tomorrow.code);
    expect(await count()).toBe(2);
    const today = await buildList(test.db, { organisationId });
    expect(await count()).toBe(0);
    await calls.take(today.code);
    expect(await count()).toBe(1);
  });

  it.each([
    'from=2026-11-20&to=2026-11-20',
    'from=2026-02-30&to=2026-03-10',
    'from=20-11-2026&to=21-11-2026',
    'from=2026-11-20',
    'from=2026-11-20&from=2026-11-21&to=2026-11-22',
    'from=2026-01-01&to=2027-01-03',
  ])('422 for %s', async (query) => {
    const { slug } = await buildOrganisation(test.db);
    const response = await lists(slug, query);
    expect(response.statusCode).toBe(422);
    expect(response.json().error).toBeTruthy();
  });

  it('accepts a year, and returns 404 for an unknown organisation', async () => {
    const { slug } = await buildOrganisation(test.db);
    expect(await calls.listsAt({ slug }, '2026-01-01', '2027-01-02')).toEqual([]);
    expect((await lists('nothing', `from=${TODAY}&to=2026-11-21`)).statusCode).toBe(404);
  });
});
