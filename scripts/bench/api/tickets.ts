import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { ownPostgres } from '#tests/trust/postgres.ts';
import type { Bench } from './bench.ts';
import { tokensOf, writeOpenLists, writePeople } from '#scripts/bench/harness/people.ts';
import { pgbench } from '#scripts/bench/harness/pgbench.ts';
import { load, startRival, startSeira } from '#scripts/bench/harness/processes.ts';
import { ONE_STATEMENT, RIVAL_TABLES } from '#scripts/bench/rivals/sql.ts';
import { writeOrganisations } from '#scripts/bench/harness/seed.ts';
import { spread, type Goal } from '#scripts/bench/harness/table.ts';

const PEOPLE = 60_000;
const WAITING = 64;
const LISTS = 100;

const script = (list: string, round: number) =>
  `\\set person random(1, 2000000000)\n${ONE_STATEMENT.replace('$1', `'${list}'`)
    .replace('$2', ':person')
    .replace('$3', `'p${round}_' || gen_random_uuid()`)};\n`;

/** Tickets over HTTP on PostgreSQL, on one list that everybody wants and on a hundred. */
export async function measureTickets({ rounds, seconds, folder }: Bench): Promise<Goal[]> {
  const home = folder('tickets');
  const own = await ownPostgres(join(home, 'cluster'));
  const db = openPostgres({ url: own.url, poolSize: 1 });
  await migrate(db);
  await writeOrganisations(db, 12);
  await writePeople(db, PEOPLE);
  const hot = Array.from({ length: rounds + 1 }, (_, round) => `lst_hot${round}`);
  const many = Array.from({ length: LISTS }, (_, n) => `lst_many${n}`);
  const manyOf = (round: number) => many.map((code) => `${code}r${round}`);
  await writeOpenLists(db, [...hot, ...hot.flatMap((_, round) => manyOf(round))]);
  await db.exec(
    `${RIVAL_TABLES} INSERT INTO rival.waiting_lists OVERRIDING SYSTEM VALUE SELECT * FROM waiting_lists;
     ANALYZE`,
  );
  const tokens = tokensOf(PEOPLE);
  const body = (code: string) => JSON.stringify({ ticket: { waiting_list_code: code } });
  const seira = await startSeira({ DATABASE_URL: own.url });
  const rival = await startRival('tickets', { RIVAL_URL: own.url });
  const take = async (port: number, lists: string[], seconds_: number) => {
    // One person after another: nobody takes from the same list twice in a round.
    const result = await load({
      port, connections: WAITING, method: 'POST', paths: ['/api/user/tickets'],
      bodies: lists.map(body), tokens, once: true, seconds: seconds_,
    }); // prettier-ignore
    const other = Object.keys(result.statuses).filter((status) => status !== '201');
    if (other.length > 0) throw new Error(`Takes: ${JSON.stringify(result.statuses)}`);
    return result;
  };
  const figures = {
    hot: {
      ours: [] as number[],
      bench: [] as number[],
      p99: [] as number[],
      bare99: [] as number[],
    },
    many: { ours: [] as number[], bare: [] as number[] },
  };
  for (let round = 0; round <= rounds; round += 1) {
    const list = hot[round]!;
    const file = join(home, 'one.sql');
    writeFileSync(file, script(list, round));
    const span = round === 0 ? 1 : seconds;
    const ours = await take(seira.port, [list], span);
    const bench = await pgbench(own.url, file, Math.max(1, Math.round(span)));
    const bare = await take(rival.port, [list], span);
    const oursMany = await take(seira.port, manyOf(round), span);
    const bareMany = await take(rival.port, manyOf(round), span);
    if (round === 0) continue;
    figures.hot.ours.push(ours.perSecond);
    figures.hot.bench.push(bench);
    figures.hot.p99.push(ours.p99);
    figures.hot.bare99.push(bare.p99);
    figures.many.ours.push(oursMany.perSecond);
    figures.many.bare.push(bareMany.perSecond);
  }
  await Promise.all([seira.stop(), rival.stop()]);
  const [gap] = await db.query<{ lists: number }>(
    `SELECT count(*) AS lists FROM waiting_lists l
      WHERE issued <> (SELECT count(*) FROM tickets t WHERE t.waiting_list_id = l.id)`,
  );
  if (gap?.lists !== 0) throw new Error('Numbers and tickets do not agree');
  await db.close();
  await own.stop();
  const per = (ours: number[], theirs: number[]) =>
    ours.map((value, index) => value / theirs[index]!);
  return [
    {
      what: 'tickets over HTTP on PostgreSQL, one hot list, 64 waiting',
      against: 'pgbench, one statement, 16 clients',
      figures: `${spread(figures.hot.ours)}; ${spread(figures.hot.bench)} a second`,
      ratios: per(figures.hot.ours, figures.hot.bench),
      goal: { least: 4 },
    },
    {
      what: 'the same: p99',
      against: 'bare Fastify + pg, one statement a request, 64 waiting',
      figures: `${spread(figures.hot.p99)}; ${spread(figures.hot.bare99)} ms`,
      ratios: per(figures.hot.p99, figures.hot.bare99),
      goal: { most: 0.2 },
    },
    {
      what: 'tickets over HTTP on PostgreSQL, 100 lists, 64 waiting',
      against: 'bare Fastify + pg, one statement',
      figures: `${spread(figures.many.ours)}; ${spread(figures.many.bare)} a second`,
      ratios: per(figures.many.ours, figures.many.bare),
      goal: { least: 0.9 },
    },
  ];
}
