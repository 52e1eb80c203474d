import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A dump of the migrated embedded database, to open another one with. */
export const migratedDump = (): Blob => new Blob([readFileSync(inject('pgliteTemplate'))]);

/**
 * Copies the migrated embedded database into a data folder, for tests that are not about a first
 * start. Creating a cluster dominates the time of a first start.
 * @returns the data folder
 */
export function fillDataFolder(dataDir: string): string {
  const pg = join(dataDir, 'pg');
  mkdirSync(pg, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xf', inject('pgliteTemplate'), '-C', pg]);
  return dataDir;
}
