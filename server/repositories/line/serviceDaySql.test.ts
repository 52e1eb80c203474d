import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { athensInstant, toAthensIso } from '#common/calendar/athens.ts';
import { addDays, weekdayOf } from '#common/calendar/days.ts';
import { intervalsOf } from '#common/calendar/openingHours.ts';
import { isLineOver } from '#common/line/lineEnd.ts';
import { valueOf } from '#server/db/client.ts';
import { buildOrganisation } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp();
const FRIDAY = '2026-11-20';

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
    const ends = await valueOf<Date>(test.db, 'SELECT closing_time($1::jsonb, $2::date)', [
      JSON.stringify(hours),
      date,
    ]);
    expect(toAthensIso(ends!)).toBe(expected);
    const [[, to]] = intervalsOf(hours, weekdayOf(date)) as [[number, number]];
    expect(toAthensIso(athensInstant(date, to))).toBe(expected);
  });

  it('agree about the end of a line', async () => {
    const lines = [null, '14:00', '22:59', '23:00', '23:01', '24:00', '26:00', '35:30'].flatMap(
      (closes) => [true, false].map((serving) => ({ closes, serving })),
    );
    const dates = [FRIDAY, '2027-03-27', '2027-10-30'];
    for (const released of dates) {
      const moments = Array.from({ length: 200 }, (_, n) => athensInstant(released, 600 + n * 15));
      for (const { closes, serving } of lines) {
        const closesAt =
          closes === null
            ? null
            : athensInstant(released, Number(closes.slice(0, 2)) * 60 + Number(closes.slice(3)));
        const rows = await test.db.query<{ over: boolean }>(
          `SELECT line_over(jsonb_populate_record(NULL::waiting_lists, $1::jsonb), m.at) AS over
             FROM unnest($2::timestamptz[]) WITH ORDINALITY AS m (at, n) ORDER BY n`,
          [
            JSON.stringify({
              released_on: released,
              closes_at: closesAt,
              open_count: serving ? 3 : 2,
              waiting_count: 2,
            }),
            moments.map((moment) => moment.toISOString()),
          ],
        );
        const line = { released_on: released, closes_at: closesAt, tended_at: null, serving };
        expect([closes, rows.map(({ over }) => over)]).toEqual([
          closes,
          moments.map((moment) => isLineOver(line, moment)),
        ]);
      }
    }
    expect(
      isLineOver(
        { released_on: FRIDAY, closes_at: null, tended_at: null, serving: true },
        athensInstant(addDays(FRIDAY, 1), 0),
      ),
    ).toBe(true);
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
