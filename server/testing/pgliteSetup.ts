import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrate.ts';
import { createPglite, overPglite } from '#server/db/pglite.ts';

/** Makes one migrated cluster; each test file starts from a copy of it, which is ten times faster. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'seira-pglite-'));
  const file = join(folder, 'template.tar');
  const pglite = await createPglite({});
  await migrate(overPglite(pglite));
  const dump = await pglite.dumpDataDir('none');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await pglite.close();
  project.provide('pgliteTemplate', file);
  return () => rmSync(folder, { recursive: true, force: true });
}

declare module 'vitest' {
  interface ProvidedContext {
    pgliteTemplate: string;
    postgresUrl: string;
  }
}
