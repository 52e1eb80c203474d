import { once } from 'node:events';
import { setTimeout as rest } from 'node:timers/promises';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { ownPostgres } from '#tests/trust/postgres.ts';
import { limit, type Bench, type Goal } from '#scripts/bench/harness/goals.ts';
import { writeClerks, writePlace } from '#tests/trust/people.ts';
import { startForked, startSeira, type Listening } from '#scripts/bench/harness/processes.ts';
import type { ScreensReport } from './screens.ts';

/** Screens on the first of two processes, and "call next" commands at each process. */
const STREAMS = Number(process.env.STREAMS) || 5_000;
const CALLS = Number(process.env.CALLS) || 20;
const BETWEEN_MS = 1_500;
const SLUG = 'org-1';
const LIST = 'lst_1';

const now = () => performance.timeOrigin + performance.now();

const memoryOf = async ({ port }: Listening): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
};

/** Measures the time from a call at a counter to every open screen, and lost updates. */
export async function measure({ folder }: Bench): Promise<Goal[]> {
  const own = await ownPostgres(folder('live'));
  const db = openPostgres({ url: own.url, poolSize: 1 });
  await migrate(db);
  await writePlace(db);
  const [token] = await writeClerks(db, 1);
  const limits = { STREAMS_PER_ADDRESS: '0', MAX_STREAMS: String(STREAMS + 100) };
  const env = { DATABASE_URL: own.url, ...limits };
  let one = await startSeira(env);
  const other = await startSeira(env);

  let keys = 0;
  const call = async ({ port }: Listening, path: string, body: object = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/counter/${SLUG}/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': `bench-${(keys += 1)}`,
      },
      body: JSON.stringify({ waiting_list_code: LIST, ...body }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { ticket: { rank: number } | null };
  };
  const callNext = async (server: Listening): Promise<{ rank: number; at: number }> => {
    const at = now();
    const { ticket } = await call(server, 'calls', { counter: 'Θυρίδα 1', finish: 'processed' });
    if (!ticket) throw new Error('Nobody waits');
    return { rank: ticket.rank, at };
  };
  for (let n = 0; n < 2 * CALLS + 30; n += 1) await call(other, 'walk_ins');
  await callNext(one);

  const before = await memoryOf(one);
  const path = `/api/organisations/${SLUG}/line/live`;
  const { child } = await startForked('scripts/bench/live/screens.ts', [
    JSON.stringify({ port: one.port, paths: [path], screens: STREAMS }),
  ]);
  const report = async (): Promise<ScreensReport> => {
    child.send('report');
    return ((await once(child, 'message')) as [ScreensReport])[0];
  };
  await rest(3_000);
  const perStream = ((await memoryOf(one)) - before) / STREAMS / 1024;

  /** Milliseconds from each call to the last screen that shows it. */
  const reach = async (server: Listening): Promise<number[]> => {
    const called = [];
    for (let n = 0; n < CALLS; n += 1) {
      called.push(await callNext(server));
      await rest(BETWEEN_MS);
    }
    const { arrivals } = await report();
    return called.map(({ rank, at }) => {
      const times = arrivals[`${path} ${rank}`] ?? [];
      if (times.length < STREAMS) throw new Error(`${rank}: ${times.length} of ${STREAMS} screens`);
      return times.reduce((most, time) => Math.max(most, time), 0) - at;
    });
  };
  const here = await reach(one);
  const across = await reach(other);

  // The first process restarts while the calls continue.
  const stopping = one.stop();
  for (let n = 0; n < 5; n += 1) await callNext(other);
  await stopping;
  await callNext(other);
  one = await startSeira(env, one.port);
  const last = await callNext(other);
  const right = (seen: ScreensReport) =>
    seen.open === STREAMS &&
    new Set(seen.versions).size === 1 &&
    seen.arrivals[`${path} ${last.rank}`]?.length === STREAMS;
  let seen = await report();
  for (let n = 0; n < 300 && !right(seen); n += 1) {
    await rest(200);
    seen = await report();
  }
  await Promise.all([one.stop(), other.stop(), db.close()]);
  await own.stop();
  const newest = Math.max(...seen.versions);
  const lost = right(seen) ? 0 : STREAMS - seen.versions.filter((one_) => one_ === newest).length;
  return [
    limit(`a call to the last of ${STREAMS} screens`, here, 1_000),
    limit('the same, called in another process', across, 1_000),
    limit('memory a stream', [perStream], 60, 'kB'),
    limit(`screens behind after a restart, of ${seen.cut} disconnected`, [lost], 0, ''),
    limit('states out of order', [seen.outOfOrder], 0, ''),
  ];
}
