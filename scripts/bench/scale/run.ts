import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, migrationNames } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { writeCrowd, type CrowdSize } from '#server/testing/crowd.ts';
import { sequentialScans } from '#server/testing/plans.ts';
import { ownPostgres } from '#tests/trust/postgres.ts';
import { growthOf } from './growth.ts';
import { hotQueries } from './queries.ts';
import { median } from '#scripts/bench/harness/table.ts';

/**
 * `npm run bench:scale`: how what people wait for grows with what there is. Seeds three databases
 * once, into SCALE_DIR (a folder for temporary files) and by the sizes of SCALE, pairs of
 * organisations and tickets: `SCALE="1000/10000 10000/1000000 100000/10000000"`. They are kept for
 * the next run. Says how each grows and where it ends. Ends with 1 when a plan reads a big table from
 * end to end, or a query misses its goal.
 */
const sizes = (process.env.SCALE ?? '1000/10000 10000/1000000 100000/10000000')
  .split(/\s+/)
  .map((pair): CrowdSize => {
    const [organisations, tickets] = pair.split('/').map(Number);
    if (!organisations || !tickets) throw new Error(`SCALE does not say a size: ${pair}`);
    return { organisations, tickets };
  });
const root = process.env.SCALE_DIR ?? join(tmpdir(), 'seira-scale');
const SMALL = 50_000;
const GOALS = [{ name: 'search, a word that everybody has', ms: 40 }];
/** A query that takes longer is felt. */
const ENDS_MS = 100;
const TURNS = Number(process.env.TURNS) || 60;

const version = migrationNames().at(-1)!.replace('.sql', '');
const nameOf = ({ organisations, tickets }: CrowdSize) => `seira_${organisations}_${tickets}`;
const short = (count: number) => count.toLocaleString('en-GB');

mkdirSync(root, { recursive: true });
chmodSync(root, 0o755);
const folder = join(root, version);
// A cluster of another version is useless.
if (!existsSync(folder)) rmSync(root, { recursive: true, force: true });
// Its content can be recreated and writes are rolled back, so durability does not matter.
const cluster = await ownPostgres(
  folder,
  ['shared_buffers=1GB', 'max_wal_size=4GB', 'maintenance_work_mem=512MB', 'fsync=off'].flatMap(
    (setting) => ['-c', setting],
  ),
);
const urlOf = (name: string) => {
  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  return url.href;
};

async function seed(size: CrowdSize): Promise<void> {
  const admin = openPostgres({ url: cluster.url, poolSize: 1, statementTimeoutMs: 0 });
  try {
    const name = nameOf(size);
    const there = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (there.length > 0) return;
    const began = performance.now();
    await admin.exec(`DROP DATABASE IF EXISTS ${name}_part`);
    await admin.exec(`CREATE DATABASE ${name}_part`);
    const db = openPostgres({ url: urlOf(`${name}_part`), poolSize: 1, statementTimeoutMs: 0 });
    await migrate(db);
    await writeCrowd(db, size);
    await db.close();
    await admin.exec(`ALTER DATABASE ${name}_part RENAME TO ${name}`);
    console.log(
      `seeded ${short(size.organisations)} organisations, ${short(size.tickets)} tickets in ${((performance.now() - began) / 1000).toFixed(0)} s`,
    );
  } finally {
    await admin.close();
  }
}

const times = new Map<string, number[]>();
const scanned: string[] = [];
try {
  for (const size of sizes) await seed(size);
  const places = sizes.map((size) => {
    const db = openPostgres({ url: urlOf(nameOf(size)), poolSize: 2 });
    return { size, db, queries: hotQueries(db, size) };
  });
  for (const { name, scans } of places[0]!.queries) {
    const taken = places.map((): number[] => []);
    // In turn, so that other work on the machine affects all sizes alike.
    for (let turn = -3; turn < TURNS; turn += 1) {
      for (const [index, place] of places.entries()) {
        const query = place.queries.find((one) => one.name === name)!;
        const began = performance.now();
        await query.run(turn + 3);
        if (turn >= 0) taken[index]!.push(performance.now() - began);
      }
    }
    times.set(name, taken.map(median));
    if (!scans) continue;
    const { db, queries } = places.at(-1)!;
    const query = queries.find((one) => one.name === name)!;
    for (const table of await sequentialScans(db, (watched) => query.read!(watched), false)) {
      const [about] = await db.query<{ rows: number }>(
        'SELECT reltuples::int AS rows FROM pg_class WHERE oid = $1::regclass',
        [table],
      );
      // A small table is read in full because that is faster.
      if ((about?.rows ?? 0) > SMALL) scanned.push(`${name}: ${table}, ${about?.rows} rows`);
    }
  }
  for (const { db } of places) await db.close();
} finally {
  await cluster.stop();
}

const head = sizes.map(
  ({ organisations, tickets }) => `${short(organisations)} / ${short(tickets)}`,
);
console.log(`\nMedian of ${TURNS} turns in ms, by organisations / tickets.\n`);
console.log(
  `| query | ${head.join(' | ')} | ratio |\n|---|${head.map(() => '---').join('|')}|---|`,
);
for (const [name, medians] of times) {
  const ratio = medians.map((value) => (value / medians[0]!).toFixed(2)).join(' / ');
  console.log(`| ${name} | ${medians.map((value) => value.toFixed(2)).join(' | ')} | ${ratio} |`);
}
const slow = GOALS.filter(({ name, ms }) => (times.get(name)?.at(-1) ?? 0) > ms);
for (const { name, ms } of GOALS) {
  const verdict = slow.some((one) => one.name === name) ? 'short' : 'pass';
  console.log(`\n${name}: ≤ ${ms} ms at the largest size: ${verdict}`);
}
if (sizes.length > 1) {
  const most = sizes.at(-1)!.organisations;
  console.log(`\nBy this growth, ${ENDS_MS} ms is reached with so many organisations:\n`);
  console.log('| query | time for ten times as much | ends at |\n|---|---|---|');
  for (const [name, medians] of times) {
    const { factor, ends } = growthOf(medians, sizes, ENDS_MS);
    const at = ends > 1000 * most ? `beyond ${short(1000 * most)}` : short(Math.round(ends));
    console.log(`| ${name} | × ${factor.toFixed(2)} | ${at} |`);
  }
}
for (const scan of scanned) console.log(`✗ read from end to end: ${scan}`);
if (scanned.length === 0) console.log('\nNo plan reads a big table from end to end.');
process.exit(scanned.length + slow.length === 0 ? 0 : 1);
