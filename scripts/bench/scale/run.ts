import { parseArgs } from 'node:util';
import type { Db } from '#server/db/client.ts';
import { systemClock, today } from '#server/lib/clock.ts';
import { refreshPlaceStatus } from '#server/repositories/organisations/placeStatus.ts';
import { crowdPeople } from '#server/testing/crowd.ts';
import { median } from '#scripts/bench/harness/goals.ts';
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
const { values: options } = parseArgs({
  options: {
    places: { type: 'string', default: '100000' },
    tickets: { type: 'string', default: '1000000' },
    subscribers: { type: 'string', default: '200000' },
    people: { type: 'string', default: '1000000' },
    only: { type: 'string', default: 'queries,lists,plans,jobs' },
    job: { type: 'string', default: '' },
  },
});
const [organisations, tickets] = [Number(options.places), Number(options.tickets)];
const size = { organisations, tickets };
const TURNS = Number(process.env.TURNS) || 60;
const LIMIT_MS = 40;

// The content can be generated again and writes are rolled back, so durability does not matter.
const cluster = await scaleCluster(false);

const wrong: string[] = [];
try {
  const name = await cluster.crowd(size);
  const has = (what: string) => options.only.includes(what);
  const withJobs = () => {
    const [subscribers, people] = [Number(options.subscribers), Number(options.people)];
    return cluster.extended(name, `${subscribers}_${people}`, (db) =>
      writeJobsCrowd(db, { subscribers, people }),
    );
  };
  if (has('seed')) await withJobs();
  if (has('jobs') || has('plans')) {
    // Jobs change the data, so they get a copy.
    const copy = await cluster.copyOf(await withJobs(), 'jobs');
    const jobs = cluster.connect(copy);
    if (has('plans')) wrong.push(...(await measurePlans(cluster.urlOf(copy), size)));
    if (
      has('jobs') &&
      !(await measureJobs(jobs, cluster.urlOf(copy), crowdPeople(size), options.job))
    )
      wrong.push('a job blocks too long or slows requests down, or requests failed');
    await jobs.close();
    await cluster.drop(copy);
  }
  if (has('lists')) {
    const copy = await cluster.copyOf(name, 'lists');
    const lists = cluster.connect(copy);
    if (!(await measureLists(lists, cluster.urlOf(copy)))) wrong.push('lists take too long');
    await lists.close();
    await cluster.drop(copy);
  }
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
    const times: number[] = [];
    for (let turn = -3; turn < TURNS; turn += 1) {
      const began = performance.now();
      await query.run(turn + 3);
      if (turn >= 0) times.push(performance.now() - began);
    }
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
    console.log(`| ${query.name} | ${median(times).toFixed(2)} | ${p95.toFixed(2)} |`);
    if (median(times) > LIMIT_MS) wrong.push(`${query.name} takes more than ${LIMIT_MS} ms`);
  }
  await db.close();
}
