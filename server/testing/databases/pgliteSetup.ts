import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrate.ts';
import { createPglite, overPglite } from '#server/db/pglite.ts';

/** Creates one migrated cluster. Each test file starts from a copy, which is ten times faster. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'seira-pglite-'));
  const pglite = await createPglite({});
  const keep = async (name: string) => {
    const file = join(folder, `${name}.tar`);
    const dump = await pglite.dumpDataDir('none');
    writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
    return file;
  };
  project.provide('pgliteEmpty', await keep('empty'));
  await migrate(overPglite(pglite));
  // The template databases are a third of what each copy unpacks.
  await pglite.exec('UPDATE pg_database SET datistemplate = false');
  for (const name of ['template0', 'template1']) await pglite.exec(`DROP DATABASE ${name}`);
  await pglite.exec('CHECKPOINT');
  project.provide('pgliteTemplate', await keep('template'));
  await pglite.close();
  return () => rmSync(folder, { recursive: true, force: true });
}

declare module 'vitest' {
  interface ProvidedContext {
    pgliteTemplate: string;
    pgliteEmpty: string;
    postgresUrl: string;
  }
}
