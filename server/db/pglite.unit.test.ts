import { expect, it } from 'vitest';
import { migratedDump } from '#server/testing/databases/dataFolder.ts';
import { openPglite } from './pglite.ts';

it("uses a quarter of PostgreSQL's default memory for database pages", async () => {
  const db = await openPglite({ dump: migratedDump() });
  const [row] = await db.query<{ shared_buffers: string }>('SHOW shared_buffers');
  await db.close();
  expect(row?.shared_buffers).toBe('32MB');
});
