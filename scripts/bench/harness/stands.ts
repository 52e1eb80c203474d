import { join } from 'node:path';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import type { Db } from '#server/db/client.ts';
import { writeOpenLists, writePeople } from '#tests/trust/people.ts';
import { ownPostgres } from '#server/testing/databases/ownPostgres.ts';
import type { Bench, Goal } from './goals.ts';
import { startSeira } from './processes.ts';

/** The demo's database with what a measurement adds, and the settings of a server on it. */
export interface Stand<Written = void> {
  name: 'PostgreSQL' | 'PGlite';
  env: Record<string, string>;
  written: Written;
}

/** Adds people and open lists. */
export const openLists = (people: number, lists: string[]) => async (db: Db) => {
  await writePeople(db, people);
  await writeOpenLists(db, lists);
};

/** Runs a measurement on PostgreSQL and on the embedded database. */
export async function onBoth<Written>(
  folder: Bench['folder'],
  write: (db: Db) => Promise<Written>,
  work: (stand: Stand<Written>) => Promise<Goal[]>,
): Promise<Goal[]> {
  const fill = async (env: Record<string, string>, open: () => Promise<Db>) => {
    await (await startSeira({ ...env, SEED: 'demo' })).stop();
    const db = await open();
    const written = await write(db);
    await db.close();
    return { env, written };
  };
  const own = await ownPostgres(join(folder('postgres'), 'cluster'));
  const postgres = { DATABASE_URL: own.url, DATA_DIR: folder('postgres-data') };
  const open = async () => openPostgres({ url: own.url, poolSize: 1 });
  const goals = await work({ name: 'PostgreSQL', ...(await fill(postgres, open)) });
  await own.stop();
  const pglite = { DATA_DIR: folder('pglite') };
  const embedded = await fill(pglite, () => openPglite({ folder: join(pglite.DATA_DIR, 'pg') }));
  return [...goals, ...(await work({ name: 'PGlite', ...embedded }))];
}
