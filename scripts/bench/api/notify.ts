import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { pgbench } from '#scripts/bench/harness/pgbench.ts';
import { writeOrganisations } from '#scripts/bench/harness/seed.ts';
import { spread, type Goal } from '#scripts/bench/harness/table.ts';
import { ownPostgres } from '#tests/trust/postgres.ts';
import type { Bench } from './bench.ts';

const LISTS = 1_000;
/** A change that is told, as a ticket or a call makes it, on any of the lists. */
const WRITE = `\\set list random(1, ${LISTS})
UPDATE waiting_lists SET issued = issued + 1, waiting_count = waiting_count + 1 WHERE id = :list;
`;

/**
 * What telling the other processes of a change costs a write: PostgreSQL holds a lock of the whole
 * cluster from a NOTIFY to the end of its commit, so that such commits do not share a write to disk.
 */
export async function measureNotify({ rounds, seconds, folder }: Bench): Promise<Goal[]> {
  const home = folder('notify');
  const own = await ownPostgres(join(home, 'cluster'));
  const db = openPostgres({ url: own.url, poolSize: 2 });
  await migrate(db);
  await writeOrganisations(db, LISTS);
  const file = join(home, 'write.sql');
  writeFileSync(file, WRITE);
  // Writes of history notify nobody (line_changed) and are the same otherwise.
  const silent = new URL(own.url);
  silent.searchParams.set('options', '-c seira.history=on');
  const write = (url: string) => pgbench(url, file, Math.max(1, Math.round(seconds)));
  let heard = 0;
  const stop = await db.listen('line', {
    heard: () => {
      heard += 1;
    },
    reconnected: () => undefined,
  });
  const withNotify: number[] = [];
  const without: number[] = [];
  await write(own.url);
  for (let round = 0; round < rounds; round += 1) {
    withNotify.push(await write(own.url));
    without.push(await write(silent.href.replaceAll('+', '%20')));
  }
  if (heard === 0) throw new Error('Nobody was told');
  await stop();
  await db.close();
  await own.stop();
  return [
    {
      what: 'writes that tell the other processes, 16 clients, 1,000 lists',
      against: 'the same writes without NOTIFY',
      figures: `${spread(withNotify)}; ${spread(without)} a second`,
      ratios: withNotify.map((value, index) => value / without[index]!),
      goal: null,
    },
  ];
}
