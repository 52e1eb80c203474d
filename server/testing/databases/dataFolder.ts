import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** The migrated embedded database as a dump, to open another one with. */
export const migratedDump = (): Blob => new Blob([readFileSync(inject('pgliteTemplate'))]);

/**
 * Puts the migrated embedded database into a data folder, for tests that are not about a first
 * start: creating the cluster takes longer than all the rest of one.
 * @returns the data folder
 */
export function fillDataFolder(dataDir: string): string {
  const pg = join(dataDir, 'pg');
  mkdirSync(pg, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xf', inject('pgliteTemplate'), '-C', pg]);
  return dataDir;
}
