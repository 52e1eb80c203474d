import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate, migrationNames } from '#server/db/migrate.ts';
import type { Db } from '#server/db/client.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { systemClock, today } from '#server/lib/clock.ts';
import { refreshPlaceStatus } from '#server/repositories/organisations/placeStatus.ts';
import { crowdPeople, writeCrowd } from '#server/testing/crowd.ts';
import { sequentialScans } from '#server/testing/plans.ts';
import { ownPostgres } from '#tests/trust/postgres.ts';
import { median } from '#scripts/bench/harness/goals.ts';
import { measureJobs, writeJobsCrowd } from './jobs.ts';
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
    only: { type: 'string', default: 'queries,jobs' },
    job: { type: 'string', default: '' },
  },
});
const [organisations, tickets] = [Number(options.places), Number(options.tickets)];
const size = { organisations, tickets };
const TURNS = Number(process.env.TURNS) || 60;
const LIMIT_MS = 40;
/** PostgreSQL scans a smaller table in full, because that is faster. */
const SMALL = 50_000;

const root = process.env.SCALE_DIR ?? join(tmpdir(), 'seira-scale');
const folder = join(root, migrationNames().at(-1)!.replace('.sql', ''));
mkdirSync(root, { recursive: true });
chmodSync(root, 0o755);
// A cluster of another schema is useless.
if (!existsSync(folder)) rmSync(root, { recursive: true, force: true });
// The content can be generated again and writes are rolled back, so durability does not matter.
const cluster = await ownPostgres(
  folder,
  ['shared_buffers=1GB', 'max_wal_size=4GB', 'maintenance_work_mem=512MB', 'fsync=off'].flatMap(
    (setting) => ['-c', setting],
  ),
);
const name = `seira_${organisations}_${tickets}`;
const urlOf = (database: string) => {
  const url = new URL(cluster.url);
  url.pathname = `/${database}`;
  return url.href;
};
const connect = (database: string) =>
  openPostgres({ url: urlOf(database), poolSize: 2, statementTimeoutMs: 0 });

const wrong: string[] = [];
try {
  const admin = connect('postgres');
  const there = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  if (there.length === 0) {
    await admin.exec(`DROP DATABASE IF EXISTS ${name}_part`);
    await admin.exec(`CREATE DATABASE ${name}_part`);
    const part = connect(`${name}_part`);
    await migrate(part);
    await writeCrowd(part, size);
    await part.close();
    await admin.exec(`ALTER DATABASE ${name}_part RENAME TO ${name}`);
  }
  if (options.only.includes('jobs')) {
    // Jobs change the data, so they get a copy.
    await admin.exec(`DROP DATABASE IF EXISTS ${name}_jobs`);
    await admin.exec(`CREATE DATABASE ${name}_jobs TEMPLATE ${name}`);
    const jobs = connect(`${name}_jobs`);
    const [subscribers, people] = [Number(options.subscribers), Number(options.people)];
    await writeJobsCrowd(jobs, { subscribers, people });
    await jobs.close();
    if (!(await measureJobs(urlOf(`${name}_jobs`), crowdPeople(size), options.job)))
      wrong.push('a job blocks too long, or requests failed');
    await admin.exec(`DROP DATABASE ${name}_jobs`);
  }
  await admin.close();
  if (options.only.includes('queries')) await measureQueries(connect(name));
} finally {
  await cluster.stop();
}
for (const fault of wrong) console.log(`✗ ${fault}`);
process.exitCode = wrong.length > 0 ? 1 : 0;

async function measureQueries(db: Db): Promise<void> {
  // Autovacuum would, within a minute of its first refresh.
  await refreshPlaceStatus(db, middayOf(today(systemClock)));
  await db.exec('ANALYZE places_now');
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
    if (!query.read) continue;
    for (const table of await sequentialScans(db, (watched) => query.read!(watched), false)) {
      const [about] = await db.query<{ rows: number }>(
        'SELECT reltuples::int AS rows FROM pg_class WHERE oid = $1::regclass',
        [table],
      );
      if ((about?.rows ?? 0) > SMALL)
        wrong.push(`${query.name} scans ${table} in full, ${about?.rows} rows`);
    }
  }
  await db.close();
}
