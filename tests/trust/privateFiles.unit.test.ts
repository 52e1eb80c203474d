import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { readSettings } from '#server/settings.ts';
import { fillDataFolder } from '#server/testing/databases/dataFolder.ts';

const root = mkdtempSync(join(tmpdir(), 'seira-private-'));
afterAll(() => rmSync(root, { recursive: true }));

it('a data folder is for its owner alone, also one that others could read', async () => {
  const folder = join(root, 'data');
  fillDataFolder(folder);
  for (const mode of [0o777, 0o755]) {
    chmodSync(folder, mode);
    const errors: Error[] = [];
    const db = await openDatabase(readSettings({ DATA_DIR: folder }), {
      onError: (error) => errors.push(error),
    });
    await db.close();
    expect([statSync(folder).mode & 0o777, errors]).toEqual([0o700, []]);
  }
});
