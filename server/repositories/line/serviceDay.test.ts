import { describe, expect, it } from 'vitest';
import { updateRow, valueOf } from '#server/db/client.ts';
import { athensInstant, toAthensIso } from '#common/calendar/athens.ts';
import { intervalsOf, type OpeningHours } from '#common/calendar/openingHours.ts';
import { replanLists } from '#server/repositories/places/dailyLists.ts';
import { expireAfterClosing, expireTickets } from './expiry.ts';
import { buildMember, buildOrganisation, hoursOf } from '#server/testing/builders.ts';
import { buildDevice, createCalls, FIRST } from '#server/testing/lines.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { columnOf, testApp } from '#server/testing/testApp.ts';
import { readFileSync } from 'node:fs';
import { weekdayOf } from '#common/calendar/days.ts';
import { isLineOver } from '#common/line/lineEnd.ts';

const test = testApp({ accessTokenSeconds: 86_400 });
const calls = createCalls(test);
const { counterOf, placeAt, ticketOf } = calls;

const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';
const at = (date: string, time: string) =>
  athensInstant(date, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
const TAVERN = hoursOf('20:00', '02:00');
const AROUND_THE_CLOCK = hoursOf('00:00', '24:00');

/** Creates a place with these hours and its planned lists, on Friday at noon. */
async function placeWith(openingHours: OpeningHours, today = FRIDAY) {
  test.clock.set(at(today, '12:00'));
  const place = await buildOrganisation(test.db, { openingHours, counters: 2 });
  await updateRow(test.db, 'organisations', place.id, { list_pattern: 'daily', days_ahead: 2 });
  await test.db.transaction((tx) => replanLists(tx, place.id, today));
  const rows = await test.db.query<{ id: number; code: string; released_on: string }>(
    'SELECT id, code, released_on FROM waiting_lists WHERE organisation_id = $1',
    [place.id],
  );
  return {
    place,
    owner: await buildMember(test, place.id, 'owner'),
    clerk: await buildMember(test, place.id),
    listOn: (date: string) => rows.find((row) => row.released_on === date)!,
  };
}

const statuses = (list: { id: number; code: string }) => calls.statusesOf({ list });
/** Runs the jobs of a minute and of a day for an instant. */
const runJobs = async (now: Date, today = SATURDAY) => {
  await expireTickets(test.db, { today, now });
  await expireAfterClosing(test.db, now);
};

describe('a place open past midnight', () => {
  it('serves the line of its service day until its hours end', async () => {
    const tavern = await placeWith(TAVERN);
    const { place, clerk, listOn } = tavern;
    const device = await buildDevice(test, tavern);
    const friday = { place, list: listOn(FRIDAY) };
    test.clock.set(at(FRIDAY, '23:50'));
    const { ticket, who } = await calls.take(friday.list.code);
    await calls.take(friday.list.code);

    test.clock.set(at(SATURDAY, '00:20'));
    await runJobs(test.clock.now());
    const waiting = await ticketOf(ticket);
    expect(waiting).toMatchObject({ status: 'scheduled', due_date: FRIDAY });
    expect(waiting.estimate?.from).toContain(`${SATURDAY}T00:`);
    expect(await calls.lineAt(place)).toMatchObject({ date: FRIDAY, status: 'open', waiting: 2 });
    const lists = (await counterOf(tavern)).waiting_lists;
    expect(lists).toMatchObject([{ code: friday.list.code, released_on: FRIDAY }]);
    expect((await calls.next(friday, clerk, FIRST)).body.ticket).toMatchObject({ rank: 1 });
    expect(await ticketOf(ticket)).toMatchObject({ status: 'running' });
    expect(await calls.lineAt(place)).toMatchObject({ last_called: { rank: 1 }, waiting: 1 });

    const shown = await placeAt(tavern.place);
    expect(shown).toMatchObject({ title_icon: 'open', wait: { status: 'open', waiting: 1 } });
    expect(shown.days?.[0]).toMatchObject({ date: FRIDAY, state: 'open' });
    expect((await calls.cardAt(place)).wait).toMatchObject({ waiting: 1 });
    expect(await calls.listsAt(place, FRIDAY, SATURDAY)).toMatchObject([
      { state: 'open', closes_at: `${SATURDAY}T02:00:00.000+02:00` },
    ]);

    const { waiting_lists: offered } = await calls.kioskAt(place, device);
    expect(offered).toMatchObject([{ code: friday.list.code, state: 'open' }]);
    const walkIn = await calls.walkIn(friday, device, { 'idempotency-key': 'door' });
    expect(walkIn).toMatchObject({ status: 201, body: { rank: 3, due_date: FRIDAY } });
    // The limit of one ticket per list also holds after midnight.
    const again = await calls.request(friday.list.code, who);
    expect(refusalOf(again)).toBe('422 existing_ticket');
    expect((await calls.take(friday.list.code)).ticket).toMatchObject({ rank: 4 });

    test.clock.set(at(SATURDAY, '02:00'));
    const late = await calls.request(friday.list.code, await buildMember(test, place.id));
    expect(refusalOf(late)).toBe('422 date_past');
    expect((await placeAt(tavern.place)).wait).toMatchObject({
      status: 'closed',
      opens_at: `${SATURDAY}T20:00:00.000+02:00`,
    });
    // The people who still wait are called before the evening's line follows.
    expect((await counterOf(tavern)).waiting_lists).toMatchObject([
      { released_on: FRIDAY },
      { released_on: SATURDAY },
    ]);
    expect(await calls.lineAt(place)).toMatchObject({ date: FRIDAY, waiting: 3 });
  });

  it('expires its line an hour after closing, and for good twelve hours after closing', async () => {
    const { place, clerk, listOn } = await placeWith(TAVERN);
    const friday = { place, list: listOn(FRIDAY) };
    const left = await placeWith(TAVERN);
    test.clock.set(at(FRIDAY, '23:00'));
    for (const list of [friday.list, left.listOn(FRIDAY)]) {
      await calls.take(list.code);
      await calls.take(list.code);
    }
    await calls.next(friday, clerk, FIRST);
    await runJobs(at(SATURDAY, '02:59'));
    expect(await statuses(left.listOn(FRIDAY))).toEqual(['scheduled', 'scheduled']);
    await runJobs(at(SATURDAY, '03:00'));
    expect(await statuses(left.listOn(FRIDAY))).toEqual(['aborted expired', 'aborted expired']);
    await runJobs(at(SATURDAY, '13:59'));
    expect(await statuses(friday.list)).toEqual(['running', 'scheduled']);
    await expireAfterClosing(test.db, at(SATURDAY, '14:00'));
    expect(await statuses(friday.list)).toEqual(['aborted expired', 'aborted expired']);
  });
});

it('a place open around the clock keeps yesterday’s line after midnight, beside that of the new day', async () => {
  const pharmacy = await placeWith(AROUND_THE_CLOCK);
  const { place, clerk, listOn } = pharmacy;
  const friday = { place, list: listOn(FRIDAY) };
  test.clock.set(at(FRIDAY, '23:59'));
  for (let n = 0; n < 5; n += 1) await calls.take(friday.list.code);
  const { key } = (await calls.take(friday.list.code)).ticket;
  const { estimate } = await ticketOf({ key });
  expect(estimate!.from).toMatch(`${SATURDAY}T00:`);
  expect(estimate!.to > estimate!.from).toBe(true);
  expect(estimate!.enough).toBe(true);

  test.clock.set(at(SATURDAY, '00:05'));
  await runJobs(test.clock.now());
  expect((await ticketOf({ key })).estimate).not.toBeNull();
  const late = await calls.request(friday.list.code, clerk);
  expect(refusalOf(late)).toBe('422 date_past');
  const { ticket: next } = await calls.take(listOn(SATURDAY).code);
  expect(next).toMatchObject({ rank: 1, due_date: SATURDAY });
  // The six people from yesterday are called first.
  const [last, first] = [await ticketOf({ key }), await ticketOf(next)];
  expect(first.estimate!.from > last.estimate!.from).toBe(true);
  expect((await counterOf(pharmacy)).waiting_lists).toMatchObject([
    { released_on: FRIDAY, tickets: { length: 6 } },
    { released_on: SATURDAY, tickets: { length: 1 } },
  ]);
  expect((await counterOf(pharmacy, `?date=${SATURDAY}`)).waiting_lists).toHaveLength(1);
  expect(await calls.lineAt(place)).toMatchObject({ date: FRIDAY, waiting: 6 });

  for (let rank = 1; rank <= 6; rank += 1)
    expect((await calls.next(friday, clerk, FIRST)).body.ticket).toMatchObject({ rank });
  // Nobody waits any more, but one person is still being served.
  expect(await calls.lineAt(place)).toMatchObject({ date: SATURDAY, waiting: 1 });
  expect((await counterOf(pharmacy)).waiting_lists).toHaveLength(2);
  const none = { ticket: null, finished: { rank: 6 } };
  expect((await calls.next(friday, clerk, FIRST)).body).toMatchObject(none);
  expect((await counterOf(pharmacy)).waiting_lists).toMatchObject([{ released_on: SATURDAY }]);
});

describe('SQL and TypeScript', () => {
  it('agree about each quarter of an hour of the days on which clocks change', async () => {
    const walls = ['2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31'].flatMap((date) =>
      Array.from({ length: 192 }, (_, n) => ({ date, minutes: n * 15 })),
    );
    const rows = await test.db.query<{ at: Date }>(
      `SELECT athens_instant(w.date + make_interval(mins => w.minutes)) AS at
         FROM jsonb_to_recordset($1::jsonb) AS w (n int, date date, minutes int) ORDER BY w.n`,
      [JSON.stringify(walls.map((wall, n) => ({ ...wall, n })))],
    );
    expect(rows.map((row) => toAthensIso(row.at))).toEqual(
      walls.map(({ date, minutes }) => toAthensIso(athensInstant(date, minutes))),
    );
  });

  it.each([
    ['2027-03-28', { from: '00:00', to: '03:30' }, '2027-03-28T04:00:00.000+03:00'],
    ['2027-03-27', { from: '20:00', to: '03:00' }, '2027-03-28T04:00:00.000+03:00'],
    ['2027-03-27', { from: '20:00', to: '04:30' }, '2027-03-28T04:30:00.000+03:00'],
    ['2027-10-30', { from: '22:00', to: '03:30' }, '2027-10-31T03:30:00.000+02:00'],
    ['2027-10-31', { from: '09:00', to: '24:00' }, '2027-11-01T00:00:00.000+02:00'],
    ['2027-10-30', { from: '20:00', to: '02:00' }, '2027-10-31T02:00:00.000+03:00'],
  ])('agree about the end of the hours: %s %j', async (date, interval, expected) => {
    const hours = [{ weekday: weekdayOf(date), intervals: [interval] }];
    const closingTime = 'SELECT closing_time($1::jsonb, $2::date)';
    const ends = await valueOf<Date>(test.db, closingTime, [JSON.stringify(hours), date]);
    expect(toAthensIso(ends!)).toBe(expected);
    const [[, to]] = intervalsOf(hours, weekdayOf(date)) as [[number, number]];
    expect(toAthensIso(athensInstant(date, to))).toBe(expected);
  });

  it('agree about the end of a line', async () => {
    const lines = [null, '14:00', '22:59', '23:00', '23:01', '24:00', '26:00', '35:30'].flatMap(
      (closes) => [true, false].map((serving) => ({ closes, serving })),
    );
    const dates = [FRIDAY, '2027-03-27', '2027-10-30'];
    for (const released_on of dates) {
      const moments = Array.from({ length: 200 }, (_, n) =>
        athensInstant(released_on, 600 + n * 15),
      );
      for (const { closes, serving } of lines) {
        const closes_at = closes === null ? null : at(released_on, closes);
        const line = { released_on, closes_at, tended_at: null };
        const row = { ...line, open_count: serving ? 3 : 2, waiting_count: 2 };
        const over = await columnOf(
          test.db,
          `SELECT line_over(jsonb_populate_record(NULL::waiting_lists, $1::jsonb), m.at)
             FROM unnest($2::timestamptz[]) WITH ORDINALITY AS m (at, n) ORDER BY n`,
          [JSON.stringify(row), moments.map((moment) => moment.toISOString())],
        );
        const expected = moments.map((moment) => isLineOver({ ...line, serving }, moment));
        expect([closes, over]).toEqual([closes, expected]);
      }
    }
    const served = { released_on: FRIDAY, closes_at: null, tended_at: null, serving: true };
    expect(isLineOver(served, athensInstant(SATURDAY, 0))).toBe(true);
  });
});

it('adds the closing time to open lists of an earlier version', async () => {
  const { id } = await buildOrganisation(test.db);
  const midnight = "released_on + 1)::timestamp AT TIME ZONE 'Europe/Athens'";
  const hours = [
    [{ from: '20:00', to: '02:00' }],
    [
      { from: '09:00', to: '14:00' },
      { from: '17:30', to: '24:00' },
    ],
    null,
  ];
  await test.db.query(
    `INSERT INTO waiting_lists (code, organisation_id, service, released_on, intervals, closes_at)
     SELECT 'old-' || n, $1, n::text, d.released_on, nullif(h, 'null'), (d.${midnight}
       FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS hours (h, n),
            (SELECT (now() AT TIME ZONE 'Europe/Athens')::date + 3 AS released_on) d`,
    [id, JSON.stringify(hours)],
  );
  const script = new URL('../../db/migrations/053_service_days.sql', import.meta.url);
  await test.db.exec(readFileSync(script, 'utf8'));
  const rows = await test.db.query<{ after: string }>(
    `SELECT (closes_at - (${midnight})::text AS after FROM waiting_lists
      WHERE organisation_id = $1 ORDER BY service`,
    [id],
  );
  expect(rows.map(({ after }) => after)).toEqual(['02:00:00', '00:00:00', '00:00:00']);
});
