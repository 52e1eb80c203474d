import { expect, it } from 'vitest';
import { buildList, buildOrganisation } from '#server/testing/builders.ts';
import { TODAY, testApp } from '#server/testing/testApp.ts';
import { createEstimates } from './estimates.ts';
import { visitsOf } from './visits.ts';

const test = testApp();

/** Minutes after 09:00 in Athens. */
const at = (minutes: number) => new Date(Date.parse(`${TODAY}T09:00:00+03:00`) + minutes * 60_000);

interface Visit {
  from: number;
  to: number;
  counter?: string;
  taken?: number;
}

let rank = 0;
/** Writes visits directly. The triggers would require each ticket to be issued and called. */
const write = (listId: number, visits: Visit[]) =>
  test.db.transaction(async (tx) => {
    await tx.exec("SET LOCAL session_replication_role = 'replica'");
    for (const { from, to, counter = '1', taken = from - 20 } of visits)
      await tx.query(
        `INSERT INTO tickets (code, waiting_list_id, rank, status, due_date, created_at, called_at,
                              processed_at, counter)
         VALUES ('tkt_visit' || $1::int, $2, $1::int, 'processed', $3, $4, $5, $6, $7)`,
        [(rank += 1), listId, TODAY, at(taken), at(from), at(to), counter],
      );
  });

const START = new Date(0);
const LONG: Visit = { from: 5, to: 95 };
const place = async (...visits: Visit[]) => {
  const { id } = await buildOrganisation(test.db);
  const list = await buildList(test.db, { organisationId: id });
  await write(list.id, visits);
  const read = async (since = START) =>
    (await visitsOf(test.db, new Map([[id, since]]), at(200))).get(id) ?? [];
  return { id, list, read };
};
/** The ends of forgotten visits, in minutes after 09:00. */
const forgotten = async (...visits: Visit[]) =>
  (await (await place(...visits)).read())
    .filter(({ isForgotten }) => isForgotten)
    .map(({ endedAt }) => (endedAt - +at(0)) / 60_000);

it('keeps a long visit that staff or the next call ended', async () => {
  expect(await forgotten({ from: 95, to: 100 }, LONG, { from: 0, to: 5 })).toEqual([]);
  expect(await forgotten({ from: 120, to: 125 }, LONG)).toEqual([]);
});

it('ignores a visit if its counter moved on or was free until somebody came', async () => {
  expect(await forgotten(LONG, { from: 30, to: 40 })).toEqual([LONG.to]);
  expect(await forgotten({ from: 95, to: 100, taken: 95 }, LONG)).toEqual([LONG.to]);
  expect(await forgotten(LONG, { from: 30, to: 40, counter: '2' })).toEqual([]);
});

it('reads visits that ended after an instant', async () => {
  const { read } = await place({ from: 5, to: 10 }, { from: 10, to: 20 }, { from: 20, to: 30 });
  expect((await read(at(10))).map(({ endedAt }) => endedAt)).toEqual([+at(30), +at(20)]);
});

it('adds each new visit to an estimate once, including late commits', async () => {
  const six = Array.from({ length: 6 }, (_, n) => ({ from: 10 * n, to: 10 * n + 10 }));
  const { id, list } = await place(...six);
  const estimates = createEstimates(test.db);
  const row = {
    organisation_id: id,
    opening_hours: [{ weekday: 1, intervals: [{ from: '09:00', to: '17:00' }] }],
    average_minutes: 10,
    counters: 1,
    closes_at: at(480),
    released_on: TODAY,
    list_state: 'open' as const,
    intervals: [{ from: '09:00', to: '17:00' }],
    under_way: [],
    being_served: 0,
    left_over: 0,
    line_id: null,
    service_id: null,
    hall_version: null,
    day_closed: false,
  };
  const counted = async (minutes: number) => (await estimates.of(row, 5, at(minutes)))?.basis.count;
  expect(await counted(60)).toBe(6);
  await write(list.id, [{ from: 60, to: 61 }]);
  expect(await counted(61.4)).toBe(7);
  await write(list.id, [{ from: 60.4, to: 60.9, counter: '2' }]);
  expect(await counted(61.6)).toBe(7);
  expect(await counted(61.95)).toBe(8);
  await write(list.id, [{ from: 61.5, to: 61.9, counter: '3' }]);
  // The window of a moment ago, which is stored now, needs no new read.
  expect(await counted(61.94)).toBe(8);
  expect(await counted(90)).toBe(9);
  // Sets the clock back, then ends a visit.
  await write(list.id, [{ from: 71, to: 75 }]);
  expect(await counted(80)).toBe(10);
  expect(await counted(130)).toBe(10);
});
