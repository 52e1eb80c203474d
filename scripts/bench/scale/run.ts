import type { Db } from '#server/db/client.ts';
import { systemClock, today } from '#server/lib/clock.ts';
import { refreshPlaceStatus } from '#server/repositories/organisations/placeStatus.ts';
import { crowdPeople } from '#server/testing/crowd.ts';
import { median, quantile, timesOf } from '#scripts/bench/harness/goals.ts';
import { readOptions } from '#scripts/bench/harness/options.ts';
import { scaleCluster } from './database.ts';
import { measureJobs, writeJobsCrowd } from './jobs.ts';
import { measureLists } from './lists.ts';
import { measurePlans } from './plans.ts';
import { hotQueries, middayOf } from './queries.ts';

/**
 * `npm run bench -- scale`: the time of queries that people wait for, and of jobs in the background,
 * at a size, by default that of a country. The data is written once into SCALE_DIR. Ends with 1 if a
 * query exceeds its limit or reads a big table from end to end, or if a transaction of a job takes
 * ten seconds.
 */
const { places, tickets, subscribers, people, only, job } = readOptions({
  places: 100_000,
  tickets: 1_000_000,
  subscribers: 200_000,
  people: 1_000_000,
  only: 'queries,lists,plans,jobs',
  job: '',
});
const size = { organisations: places, tickets };
const TURNS = Number(process.env.TURNS) || 60;
const LIMIT_MS = 40;
/** First turns, which are not counted. */
const WARM_UP = 3;

// The content can be generated again and writes are rolled back, so durability does not matter.
const cluster = await scaleCluster(false);

const wrong: string[] = [];
try {
  const name = await cluster.crowd(size);
  const has = (what: string) => only.includes(what);
  const withJobs = () =>
    cluster.extended(name, `${subscribers}_${people}`, (db) =>
      writeJobsCrowd(db, { subscribers, people }),
    );
  if (has('seed')) await withJobs();
  // Jobs and refreshes change the data, so they get a copy.
  if (has('jobs') || has('plans'))
    await cluster.onCopy(await withJobs(), 'jobs', async (db, url) => {
      if (has('plans')) wrong.push(...(await measurePlans(url, size)));
      if (has('jobs') && !(await measureJobs(db, url, crowdPeople(size), job)))
        wrong.push('a job blocks too long or slows requests down, or requests failed');
    });
  if (has('lists'))
    await cluster.onCopy(name, 'lists', async (db, url) => {
      if (!(await measureLists(db, url))) wrong.push('lists take too long');
    });
  if (has('queries')) await measureQueries(cluster.connect(name));
} finally {
  await cluster.postgres.stop();
}
for (const fault of wrong) console.log(`✗ ${fault}`);
process.exitCode = wrong.length > 0 ? 1 : 0;

async function measureQueries(db: Db): Promise<void> {
  // Autovacuum would, within a minute of its first refresh.
  await refreshPlaceStatus(db, middayOf(today(systemClock)));
  await db.exec('ANALYZE place_status');
  console.log(`| query | median ms of ${TURNS} | p95 |\n|---|---|---|`);
  for (const query of hotQueries(db, size)) {
    const times = (await timesOf(TURNS + WARM_UP, (turn) => query.run(turn))).slice(WARM_UP);
    const [p50, p95] = [median(times), quantile(times, 0.95)];
    console.log(`| ${query.name} | ${p50.toFixed(2)} | ${p95.toFixed(2)} |`);
    if (p50 > LIMIT_MS) wrong.push(`${query.name} takes more than ${LIMIT_MS} ms`);
  }
  await db.close();
}
