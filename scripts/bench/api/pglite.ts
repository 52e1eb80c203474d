import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { openPglite } from '#server/db/pglite.ts';
import type { Bench } from './bench.ts';
import { tokensOf, writeOpenLists, writePeople } from '#scripts/bench/harness/people.ts';
import { load, output, startSeira } from '#scripts/bench/harness/processes.ts';
import { RIVAL_TABLES } from '#scripts/bench/rivals/sql.ts';
import { writeOrganisations } from '#scripts/bench/harness/seed.ts';
import { spread, type Goal } from '#scripts/bench/harness/table.ts';

const PEOPLE = 40_000;
const WAITING = 64;

/** Tickets over HTTP on the embedded database, against its bare statement without HTTP. */
export async function measurePgliteTickets({ rounds, seconds, folder }: Bench): Promise<Goal[]> {
  const home = folder('pglite');
  const lists = Array.from({ length: rounds + 1 }, (_, round) => `lst_hot${round}`);
  const ours = join(home, 'ours');
  mkdirSync(ours);
  const db = await openPglite({ folder: join(ours, 'pg') });
  await migrate(db);
  await writeOrganisations(db, 12);
  await writePeople(db, PEOPLE);
  await writeOpenLists(db, lists);
  await db.exec(
    `${RIVAL_TABLES} INSERT INTO rival.waiting_lists OVERRIDING SYSTEM VALUE SELECT * FROM waiting_lists;
     ANALYZE`,
  );
  await db.close();
  const theirs = join(home, 'theirs');
  cpSync(join(ours, 'pg'), theirs, { recursive: true });
  const tokens = tokensOf(PEOPLE);
  const seira = await startSeira({ DATA_DIR: ours, SEED: 'none' });
  const figures = { ours: [] as number[], theirs: [] as number[] };
  for (const [round, list] of lists.entries()) {
    const span = round === 0 ? 1 : seconds;
    const body = JSON.stringify({ ticket: { waiting_list_code: list } });
    const result = await load({
      port: seira.port, connections: WAITING, method: 'POST', paths: ['/api/user/tickets'],
      bodies: [body], tokens, once: true, seconds: span,
    }); // prettier-ignore
    if (Object.keys(result.statuses).join() !== '201') {
      throw new Error(`Takes: ${JSON.stringify(result.statuses)}`);
    }
    const bare = await output(process.execPath, ['scripts/bench/rivals/server.ts', 'pglite'], {
      RIVAL_FOLDER: theirs,
      RIVAL_LIST: list,
      RIVAL_SECONDS: String(span),
      RIVAL_FIRST: String(round * 1_000_000),
    });
    if (round === 0) continue;
    figures.ours.push(result.perSecond);
    figures.theirs.push(Number(bare));
  }
  await seira.stop();
  return [
    {
      what: 'tickets over HTTP on PGlite, one hot list, 64 waiting',
      against: 'bare statement on PGlite, in process',
      figures: `${spread(figures.ours)}; ${spread(figures.theirs)} a second`,
      ratios: figures.ours.map((value, index) => value / figures.theirs[index]!),
      goal: { least: 1 },
    },
  ];
}
