import { join } from 'node:path';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import type { Db } from '#server/db/client.ts';
import { writeOpenLists, writePeople } from '#tests/trust/people.ts';
import { ownPostgres } from '#tests/trust/postgres.ts';
import type { Bench, Goal } from './goals.ts';
import { startSeira } from './processes.ts';

/** The demo's database with more people and open lists, and the settings of a server on it. */
export interface Stand {
  name: 'PostgreSQL' | 'PGlite';
  env: Record<string, string>;
}

interface Wanted {
  people: number;
  lists: string[];
}

/** Runs a measurement on PostgreSQL and on the embedded database. */
export async function onBoth(
  folder: Bench['folder'],
  wanted: Wanted,
  work: (stand: Stand) => Promise<Goal[]>,
): Promise<Goal[]> {
  const fill = async (env: Record<string, string>, open: () => Promise<Db>): Promise<void> => {
    await (await startSeira({ ...env, SEED: 'demo' })).stop();
    const db = await open();
    await writePeople(db, wanted.people);
    await writeOpenLists(db, wanted.lists);
    await db.close();
  };
  const own = await ownPostgres(join(folder('postgres'), 'cluster'));
  const postgres = { DATABASE_URL: own.url, DATA_DIR: folder('postgres-data') };
  await fill(postgres, async () => openPostgres({ url: own.url, poolSize: 1 }));
  const goals = await work({ name: 'PostgreSQL', env: postgres });
  await own.stop();
  const pglite = { DATA_DIR: folder('pglite') };
  await fill(pglite, () => openPglite({ folder: join(pglite.DATA_DIR, 'pg') }));
  return [...goals, ...(await work({ name: 'PGlite', env: pglite }))];
}
