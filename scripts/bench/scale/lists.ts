import { loadavg } from 'node:os';
import { setTimeout as rest } from 'node:timers/promises';
import type { Db } from '#server/db/client.ts';
import { goalsTable, limit, passes, quantile, type Goal } from '#scripts/bench/harness/goals.ts';
import { loadOf } from '#scripts/bench/harness/load.ts';
import { endAll, startedJobs, startSeira } from '#scripts/bench/harness/processes.ts';
import { pageOfOrganisations } from '#server/repositories/organisations/organisationPage.ts';
import { depsOf, pricesAt } from './queries.ts';
import { prepareJob } from './runJob.ts';

const SECONDS = 30;
const FILTERED_MS = 40;
const FILTERED_A_SECOND = 10;
/** Responses whose count is compared with one computed without the stored status. */
const COMPARED = 10;
/** The oldest stored status in use here, in milliseconds. */
const OLDEST_MS = 70_000;

/** The count of places in a response to a filter by price, with the time of its request. */
interface Counted {
  price: string;
  count: number;
  at: number;
}

/**
 * Wrong counts: those that match neither the time of their request nor that of the stored status.
 */
async function wrongOf(db: Db, all: readonly Counted[]): Promise<string[]> {
  // Without a complete run, a page computes the status of every place itself.
  await db.query('UPDATE place_status_runs SET is_complete = false');
  const wrong: string[] = [];
  for (let n = 0; n < COMPARED; n += 1) {
    const { price, count, at } = all[Math.floor((n * all.length) / COMPARED)]!;
    const counts: (number | undefined)[] = [];
    for (const time of [at, at - OLDEST_MS])
      counts.push(
        (await pageOfOrganisations(db, { is: 'open', price }, depsOf(db, new Date(time)))).count,
      );
    if (!counts.includes(count)) wrong.push(`${price}: ${count} instead of ${counts.join(' or ')}`);
  }
  return wrong;
}

/**
 * Measures filtered lists of the directory of a server at size, of which none is cached, alone and
 * while the status of all places is written again and again.
 * @returns true if both goals are met and the counts of the lists are right
 */
export async function measureLists(db: Db, url: string): Promise<boolean> {
  const began = new Date();
  const { port, stop } = await startSeira({ DATABASE_URL: url });
  await startedJobs(db, began);
  // The server stores the status of all places within its first seconds.
  await rest(10_000);
  let turn = 0;
  // One connection per kind of request, because all connections of a load send at the same time.
  const filtered = (counted: Counted[] = []) =>
    loadOf(200, {
      port,
      seconds: SECONDS,
      rate: FILTERED_A_SECOND,
      connections: 1,
      next: () => ({
        method: 'GET',
        path: `/api/organisations?is=open&price=${pricesAt((turn += 1))}`,
      }),
      received: (_status, body, { request, began: at }) => {
        const { count } = JSON.parse(body) as { count: number };
        counted.push({ price: request.path!.split('price=')[1]!, count, at });
      },
    });

  await filtered();
  const { times: alone } = await filtered();
  const over = rest(SECONDS * 1000, true);
  let runs = 0;
  const refreshing = (async () => {
    while (!(await Promise.race([over, rest(0, false)]))) {
      const run = await prepareJob(url, 'place status of all places');
      if ((await run()).failed) throw new Error('The status of places could not be written');
      runs += 1;
    }
  })();
  const counted: Counted[] = [];
  const { times: during } = await filtered(counted);
  await refreshing;
  await stop();
  await endAll();
  const wrong = await wrongOf(db, counted);

  const goals: Goal[] = [
    limit('a filtered list', alone, FILTERED_MS),
    limit(`the same while the status of all places is written, ${runs} times`, during, FILTERED_MS),
  ];
  console.log(`\n${goalsTable(goals)}`);
  const p99 = [alone, during].map((all) => quantile(all, 0.99).toFixed(1));
  console.log(`${COMPARED} of ${counted.length} counts compared; wrong: ${wrong.join(', ') || 0}.`);
  console.log(`p99: ${p99.join(', ')} ms; load ${loadavg()[0]!.toFixed(1)}.`);
  return goals.every(passes) && wrong.length === 0;
}
