import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { ownPostgres } from '#tests/trust/postgres.ts';
import { ratiosOf, spread, type Bench, type Goal } from './harness/goals.ts';
import { loadOf } from './harness/load.ts';
import { tokensOf, writeOpenLists, writePeople } from './harness/people.ts';
import { pgbench, startForked, startSeira } from './harness/processes.ts';
import { writeOrganisations } from './harness/seed.ts';
import { quantile } from './harness/statistics.ts';
import { ONE_STATEMENT, RIVAL_TABLES } from './rival.ts';

const PEOPLE = 60_000;
const WAITING = 64;
const LISTS = 100;

const script = (list: string, round: number) =>
  `\\set person random(1, 2000000000)\n${ONE_STATEMENT.replace('$1', `'${list}'`)
    .replace('$2', ':person')
    .replace('$3', `'p${round}_' || gen_random_uuid()`)};\n`;

/** Tickets over HTTP on PostgreSQL, on one list that everybody wants and on a hundred. */
export async function measure({ rounds, seconds, folder }: Bench): Promise<Goal[]> {
  const home = folder('tickets');
  const own = await ownPostgres(join(home, 'cluster'));
  const db = openPostgres({ url: own.url, poolSize: 1 });
  await migrate(db);
  await writeOrganisations(db, 12);
  await writePeople(db, PEOPLE);
  const turns = Array.from({ length: rounds + 1 }, (_, round) => round);
  const hotOf = (round: number) => `lst_hot${round}`;
  const manyOf = (round: number) =>
    Array.from({ length: LISTS }, (_, n) => `lst_many${n}r${round}`);
  await writeOpenLists(
    db,
    turns.flatMap((round) => [hotOf(round), ...manyOf(round)]),
  );
  await db.exec(RIVAL_TABLES);
  const tokens = tokensOf(PEOPLE);
  const seira = await startSeira({ DATABASE_URL: own.url });
  const { first: rival, stop } = await startForked<{ port: number }>('scripts/bench/rival.ts', [
    own.url,
  ]);
  /** One person after another: nobody takes from the same list twice in a round. */
  const take = (port: number, lists: string[], span: number) => {
    let n = 0;
    const next = () => {
      const token = tokens[n];
      if (!token) throw new Error('More takes than people');
      const body = JSON.stringify({ ticket: { waiting_list_code: lists[n % lists.length] } });
      n += 1;
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      return { method: 'POST' as const, path: '/api/user/tickets', headers, body };
    };
    return loadOf(201, { port, connections: WAITING, seconds: span, next });
  };
  const hot = { ours: [] as number[], bench: [] as number[], p99: [] as number[], bare99: [] as number[] }; // prettier-ignore
  const many = { ours: [] as number[], bare: [] as number[] };
  for (const round of turns) {
    const file = join(home, 'one.sql');
    writeFileSync(file, script(hotOf(round), round));
    // The first round only warms up.
    const span = round === 0 ? 1 : seconds;
    const ours = await take(seira.port, [hotOf(round)], span);
    const bench = await pgbench(own.url, file, span);
    const bare = await take(rival.port, [hotOf(round)], span);
    const oursMany = await take(seira.port, manyOf(round), span);
    const bareMany = await take(rival.port, manyOf(round), span);
    if (round === 0) continue;
    hot.ours.push(ours.perSecond);
    hot.bench.push(bench);
    hot.p99.push(quantile(ours.times, 0.99));
    hot.bare99.push(quantile(bare.times, 0.99));
    many.ours.push(oursMany.perSecond);
    many.bare.push(bareMany.perSecond);
  }
  await seira.stop();
  stop();
  const [gap] = await db.query<{ lists: number }>(
    `SELECT count(*)::int AS lists FROM waiting_lists l
      WHERE issued <> (SELECT count(*) FROM tickets t WHERE t.waiting_list_id = l.id)`,
  );
  if (gap?.lists !== 0) throw new Error('Numbers and tickets do not agree');
  await db.close();
  await own.stop();
  return [
    {
      what: 'tickets over HTTP on PostgreSQL, one hot list, 64 waiting',
      against: 'pgbench, one statement, 16 clients',
      figures: `${spread(hot.ours)}; ${spread(hot.bench)} a second`,
      ratios: ratiosOf(hot.ours, hot.bench),
      goal: { least: 4 },
    },
    {
      what: 'the same: p99',
      against: 'bare Fastify + pg, one statement a request, 64 waiting',
      figures: `${spread(hot.p99)}; ${spread(hot.bare99)} ms`,
      ratios: ratiosOf(hot.p99, hot.bare99),
      goal: { most: 0.2 },
    },
    {
      what: 'tickets over HTTP on PostgreSQL, 100 lists, 64 waiting',
      against: 'bare Fastify + pg, one statement',
      figures: `${spread(many.ours)}; ${spread(many.bare)} a second`,
      ratios: ratiosOf(many.ours, many.bare),
      goal: { least: 0.9 },
    },
  ];
}
