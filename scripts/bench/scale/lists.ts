import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setTimeout as rest } from 'node:timers/promises';
import type { Db } from '#server/db/client.ts';
import { tokensOf } from '#tests/trust/people.ts';
import { cacheCounts, cacheTable } from '#scripts/bench/harness/cacheCounts.ts';
import { goalsTable, limit, passes, quantile, type Goal } from '#scripts/bench/harness/goals.ts';
import { load, type LoadResult } from '#scripts/bench/harness/load.ts';
import { endAll, startedJobs, startForked, startSeira } from '#scripts/bench/harness/processes.ts';
import type { JobResult } from './job.ts';

const SECONDS = 30;
const FILTERED_MS = 40;
const CACHED_MS = 3;
const FILTERED_A_SECOND = 10;
const CACHED_A_SECOND = 50;
const REFUSED_A_SECOND = 30;

/**
 * Measures lists of the directory of a server at size: filtered ones, of which none is cached, while
 * the status of all places is written again and again, and a cached one while tickets are refused.
 * @returns true if both goals are met
 */
export async function measureLists(db: Db, url: string): Promise<boolean> {
  const began = new Date();
  const { port, stop } = await startSeira({ DATABASE_URL: url });
  await startedJobs(db, began);
  // The server stores the status of all places within its first seconds.
  await rest(10_000);
  const [token] = tokensOf(1);
  let turn = 0;
  const filtered = () =>
    load({
      port,
      seconds: SECONDS,
      rate: FILTERED_A_SECOND,
      connections: FILTERED_A_SECOND,
      // Prices that nobody asked for before.
      next: () => {
        const price = 5 + ((turn += 1) % 5_000);
        return { method: 'GET', path: `/api/organisations?is=open&price=${price}-${price + 60}` };
      },
    });
  const cached = () =>
    load({
      port,
      seconds: SECONDS,
      rate: CACHED_A_SECOND,
      connections: 10,
      next: () => ({ method: 'GET', path: '/api/organisations' }),
    });
  const refused = () =>
    load({
      port,
      seconds: SECONDS,
      rate: REFUSED_A_SECOND,
      connections: 10,
      next: () => ({
        method: 'POST',
        path: '/api/user/tickets',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ ticket: { waiting_list_code: 'lst_none' } }),
      }),
    });
  /** Times of good responses. Others are a fault of this measurement. */
  const timesOf = ({ responses }: LoadResult, status: number): number[] => {
    const others = [...responses.keys()].filter((one) => one !== status);
    if (others.length > 0) throw new Error(`Responses with ${others.join(', ')} beside ${status}`);
    return responses.get(status)?.times ?? [];
  };

  await filtered();
  const alone = timesOf(await filtered(), 200);
  const script = fileURLToPath(new URL('./job.ts', import.meta.url));
  const over = rest(SECONDS * 1000, true);
  let runs = 0;
  const refreshing = (async () => {
    while (!(await Promise.race([over, rest(0, false)]))) {
      const job = await startForked<JobResult>(script, [url, 'place status of all places']);
      if (job.first.failed) throw new Error('The status of places could not be written');
      runs += 1;
    }
  })();
  const during = timesOf(await filtered(), 200);
  await refreshing;
  const quiet = timesOf(await cached(), 200);
  const [busy, refusals] = await Promise.all([cached(), refused()]);
  const refusedCount = timesOf(refusals, 404).length;
  const counts = await cacheCounts(port);
  await stop();
  await endAll();

  const goals: Goal[] = [
    limit('a filtered list', alone, FILTERED_MS),
    limit(`the same while the status of all places is written, ${runs} times`, during, FILTERED_MS),
    limit('a cached list', quiet, CACHED_MS),
    limit(`the same beside ${refusedCount} refused tickets`, timesOf(busy, 200), CACHED_MS),
  ];
  console.log(`\n${goalsTable(goals)}`);
  const p99 = [alone, during, quiet, timesOf(busy, 200)].map((all) =>
    quantile(all, 0.99).toFixed(1),
  );
  console.log(`\n${cacheTable([], [counts])}\n`);
  console.log(`p99: ${p99.join(', ')} ms; load ${loadavg()[0]!.toFixed(1)}.`);
  return goals.every(passes);
}
