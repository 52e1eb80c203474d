import { beforeAll, expect, it } from 'vitest';
import { valueOf } from '#server/db/client.ts';
import { seededRandom } from '#common/random.ts';
import type { Settings } from '#server/settings.ts';
import { seedAccounts } from '#server/seed/accounts.ts';
import { createCalls, FIRST, SECOND, type LineSetup } from '#server/testing/lines.ts';
import { NOON, TODAY, testApp } from '#server/testing/testApp.ts';
import { createSimulator, serve } from './index.ts';

const test = testApp({ accessTokenSeconds: 86_400 });
const calls = createCalls(test);
const { lineOf } = calls;
beforeAll(() => seedAccounts(test.db, { now: NOON, passwordHash: 'none' }));

const random = seededRandom('serve');
const simulatorWith = (settings: Partial<Settings>) =>
  createSimulator({
    ...test.context,
    settings: { ...test.context.settings, simulatorSpeed: 20, ...settings },
  });
/** The visits of a list, e.g. `Θυρίδα 1: 3, Θυρίδα 2: 2`; null without one. */
const servedNow = ({ list }: LineSetup) =>
  valueOf<string>(
    test.db,
    `SELECT string_agg(counter || ': ' || rank, ', ' ORDER BY counter) FROM tickets
      WHERE waiting_list_id = $1 AND status = 'running'`,
    [list.id],
  );

/** Serves the next person of a line. @returns the number of changed tickets, and the visits */
const serveNext = async (line: LineSetup, more: object = {}) => {
  const { id } = line.list;
  const list = { id, counters: 2, counter_name: 'Θυρίδα', counter_names: [], ...more };
  test.clock.advance(60);
  return [await serve(test.db, list, test.clock.now(), random), await servedNow(line)];
};

it('fills its counters one by one, then continues with the longest visit', async () => {
  const line = await lineOf(4);
  expect(await serveNext(line)).toEqual([1, 'Θυρίδα 1: 1']);
  expect(await serveNext(line)).toEqual([1, 'Θυρίδα 1: 1, Θυρίδα 2: 2']);
  expect(await serveNext(line)).toEqual([2, 'Θυρίδα 1: 3, Θυρίδα 2: 2']);
  expect(await serveNext(line)).toEqual([2, 'Θυρίδα 1: 3, Θυρίδα 2: 4']);
  expect(await serveNext(line)).toEqual([1, 'Θυρίδα 2: 4']);
  expect(await serveNext(line)).toEqual([1, null]);
  expect(await serveNext(line)).toEqual([0, null]);
});

it('serves at its share of the counters of a line, and ends visits at others', async () => {
  const line = await lineOf(2);
  expect(await serveNext(line, { lists: 2, nth: 1 })).toEqual([1, 'Θυρίδα 2: 1']);
  expect(await serveNext(line, { lists: 2, nth: 1 })).toEqual([2, 'Θυρίδα 2: 2']);
  expect(await serveNext(line, { counters: 1 })).toEqual([1, null]);
});

it('skips a line for ten minutes after staff activity, and while it is paused', async () => {
  const [touched, other, paused] = [await lineOf(6), await lineOf(6), await lineOf(6)];
  await calls.next(touched, touched.clerk, FIRST);
  const simulator = simulatorWith({ simulatorAlways: true });
  await calls.change(paused.list.code, paused.clerk, { state: 'paused' });
  const tick = async (minutes: number) => {
    for (let n = 0; n < minutes; n += 1) {
      await simulator.tick();
      test.clock.advance(60);
    }
  };
  const bySimulator = ({ list }: LineSetup) =>
    valueOf<number>(
      test.db,
      `SELECT count(*) FROM ticket_events e JOIN tickets t ON t.id = e.ticket_id
        WHERE t.waiting_list_id = $1 AND e.actor = 'simulator' AND e.to_status = 'running'`,
      [list.id],
    );
  await tick(10);
  // The first look plans the call after it.
  expect(await bySimulator(other)).toBe(9);
  expect(await bySimulator(touched)).toBe(0);
  await tick(10);
  expect(await bySimulator(touched)).toBeGreaterThan(2);
  expect(await bySimulator(paused)).toBe(0);
});

it('ends the visits of a place that closed the day, and calls nobody', async () => {
  const line = await lineOf(3);
  for (const counter of [FIRST, SECOND]) await calls.next(line, line.clerk, counter);
  await test.db.query(
    `INSERT INTO plan_days (organisation_id, day, closed) VALUES ($1, $2::date, true)`,
    [line.place.id, TODAY],
  );
  await test.db.query("UPDATE waiting_lists SET state = 'closed' WHERE id = $1", [line.list.id]);
  test.clock.advance(11 * 60);
  const simulator = simulatorWith({ simulatorAlways: false });
  for (let n = 0; n < 4; n += 1) {
    await simulator.tick();
    test.clock.advance(60);
  }
  expect(await servedNow(line)).toBeNull();
  expect(await calls.statusesOf(line)).toEqual(['processed', 'processed', 'scheduled']);
});
