import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { seededRandom } from '#server/lib/random.ts';
import { ownPostgres } from '#tests/trust/postgres.ts';
import type { Bench } from './bench.ts';
import { load, startRival, startSeira } from '#scripts/bench/harness/processes.ts';
import { writeOrganisations } from '#scripts/bench/harness/seed.ts';
import { spread, type Goal } from '#scripts/bench/harness/table.ts';

const COUNT = 10_000;
const PER_PAGE = 30;
const CONNECTIONS = 32;

/** Any page out of ten thousand organisations, none of them cached. */
export async function measurePages({ rounds, seconds, folder }: Bench): Promise<Goal[]> {
  const own = await ownPostgres(folder('pages'));
  const db = openPostgres({ url: own.url, poolSize: 1 });
  await migrate(db);
  await writeOrganisations(db, COUNT);
  await db.exec('VACUUM ANALYZE');
  await db.close();
  const seira = await startSeira({ DATABASE_URL: own.url, RESPONSE_CACHE_MS: '0' });
  const rival = await startRival('pages', { RIVAL_URL: own.url });
  const random = seededRandom('pages');
  const paths = Array.from(
    { length: 1000 },
    () => `/api/organisations?page=${random.whole(1, Math.ceil(COUNT / PER_PAGE))}`,
  );
  const ask = async (port: number, seconds_: number) => {
    const result = await load({
      port, connections: CONNECTIONS, method: 'GET', paths, seconds: seconds_,
    }); // prettier-ignore
    if (Object.keys(result.statuses).join() !== '200') {
      throw new Error(`Pages were answered ${JSON.stringify(result.statuses)}`);
    }
    return result.perSecond;
  };
  const ours: number[] = [];
  const theirs: number[] = [];
  await ask(seira.port, 1);
  await ask(rival.port, 1);
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await ask(seira.port, seconds));
    theirs.push(await ask(rival.port, seconds));
  }
  await Promise.all([seira.stop(), rival.stop()]);
  await own.stop();
  return [
    {
      what: 'an uncached page of 30 out of 10,000, 32 connections',
      against: 'bare Fastify + pg, JSON built in SQL',
      figures: `${spread(ours)}; ${spread(theirs)} a second`,
      ratios: ours.map((value, index) => value / theirs[index]!),
      goal: { least: 1 },
    },
  ];
}
