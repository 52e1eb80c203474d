import { afterEach, expect, it, vi } from 'vitest';
import { valueOf, type Db } from '#server/db/client.ts';
import type { LineListener } from '#server/db/lineChanges.ts';
import { buildList, buildOrganisation } from '#server/testing/builders.ts';
import { NOON, TODAY, testApp } from '#server/testing/testApp.ts';
import { runDailyJobs, startJobs } from './jobs.ts';
import { startPlaceStatus } from './placeStatusJob.ts';

const MIDNIGHT = new Date('2026-11-20T22:00:00Z');
const MINUTE = 60_000;

const test = testApp();
afterEach(() => vi.useRealTimers());

/** The jobs, with a photo store that may be unreachable and a lock that another process may hold. */
async function jobsAround(from: Date) {
  test.clock.set(from);
  await test.db.query(
    `INSERT INTO photos (code, hash, width, height, created_at, free_since)
     VALUES ('p', 'p', 1, 1, '2026-01-01', '2026-01-01') ON CONFLICT DO NOTHING`,
  );
  const state = { isAway: false, isTaken: false, runs: 0, failures: [] as unknown[] };
  const remove = async (names: string[]) => {
    if (state.isAway) throw new Error('unreachable');
    await test.context.media.remove(names);
  };
  let running: Promise<unknown> = Promise.resolve();
  const exclusively = (lock: number, work: () => Promise<void>): Promise<boolean> => {
    state.runs += 1;
    const run = state.isTaken ? Promise.resolve(false) : test.db.exclusively(lock, work);
    running = run;
    return run;
  };
  const db: Db = { ...test.context.db, for: () => db, exclusively };
  const context = { ...test.context, db, media: { ...test.context.media, remove } };
  const onError = (error: unknown) => state.failures.push(error);
  return {
    state,
    context,
    onError,
    /** Lets minutes pass, one look at the date each. @returns the runs so far */
    pass: async (minutes: number) => {
      for (let n = 0; n < minutes; n += 1) {
        test.clock.advance(60);
        vi.advanceTimersByTime(MINUTE);
        await running;
        await new Promise(setImmediate);
      }
      return state.runs;
    },
  };
}

it('reports whether all jobs of the day ran', async () => {
  const { state, context, onError } = await jobsAround(NOON);
  state.isAway = true;
  expect(await runDailyJobs(context, onError)).toBe(false);
  expect(state.failures).toEqual([new Error('unreachable')]);
  Object.assign(state, { isAway: false, isTaken: true });
  expect(await runDailyJobs(context, onError)).toBe(false);
  state.isTaken = false;
  expect(await runDailyJobs(context, onError)).toBe(true);
  expect(state.failures).toHaveLength(1);
});

it.each([
  ['fail', { isAway: true }],
  ['are being run by another process', { isTaken: true }],
])('repeats every five minutes the jobs of a new day that %s', async (_, trouble) => {
  const jobs = await jobsAround(new Date(MIDNIGHT.getTime() - 1.5 * MINUTE));
  const { state } = jobs;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = startJobs(jobs.context, jobs.onError, TODAY);
  Object.assign(state, trouble);
  expect([await jobs.pass(1), await jobs.pass(1)]).toEqual([0, 1]);
  expect([await jobs.pass(4), await jobs.pass(1)]).toEqual([1, 2]);
  Object.assign(state, { isAway: false, isTaken: false });
  expect([await jobs.pass(5), await jobs.pass(15)]).toEqual([3, 3]);
  await stop();
});

it('immediately runs those that have not run yet, and only once', async () => {
  const jobs = await jobsAround(NOON);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = startJobs(jobs.context, jobs.onError, null);
  expect([await jobs.pass(0), await jobs.pass(10)]).toEqual([1, 1]);
  await stop();
});

it('stops after the statement under way, and reports no failure of the rest', async () => {
  const jobs = await jobsAround(NOON);
  await test.db.query("DELETE FROM service_runs WHERE name = 'daily_jobs'");
  let stopped: Promise<void> | undefined;
  const remove = async () => {
    stopped = stop();
  };
  const media = { ...test.context.media, remove };
  const stop = startJobs({ ...jobs.context, media }, jobs.onError, null);
  await vi.waitFor(() => expect(stopped).toBeDefined());
  await stopped;
  expect(await test.db.query('SELECT code FROM photos')).toEqual([{ code: 'p' }]);
  expect(await test.db.query("SELECT FROM service_runs WHERE name = 'daily_jobs'")).toEqual([]);
  expect(jobs.state.failures).toEqual([]);
});

it('stores the status of many places, and that of a changed line soon after', async () => {
  const { id } = await buildOrganisation(test.db);
  const list = await buildList(test.db, { organisationId: id });
  await test.db.exec('UPDATE organisation_counts SET number = 5000');
  let listener: LineListener | undefined;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = startPlaceStatus(test.context, { follow: (one) => (listener = one) }, (error) =>
    expect.unreachable(String(error)),
  );
  const waitOf = () => valueOf(test.db, 'SELECT wait FROM place_status WHERE id = $1', [id]);
  const becomes = (wait: number) =>
    vi.waitFor(async () => {
      vi.advanceTimersByTime(1_000);
      expect(await waitOf()).toBe(wait);
    }, 10_000);
  await becomes(0);
  const isComplete = () => valueOf(test.db, 'SELECT is_complete FROM place_status_runs');
  await vi.waitFor(async () => expect(await isComplete()).toBe(true));
  await test.db.query("UPDATE waiting_lists SET state = 'paused' WHERE id = $1", [list.id]);
  listener!.changed(String(id), String(list.id));
  await becomes(100_000);
  await stop();
});
