import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { readSettings } from '#server/settings.ts';
import { fillDataFolder } from '#server/testing/databases/dataFolder.ts';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { testDatabase } from '#server/testing/testApp.ts';
import { startServer } from './boot.ts';

const dataDir = temporaryFolder();

async function settingsOf(environment: Record<string, string>) {
  const { db, url } = await testDatabase();
  await db.close();
  if (url === null) fillDataFolder(dataDir);
  return readSettings({
    ...(url !== null && { DATABASE_URL: url }),
    DATA_DIR: dataDir,
    CLIENT_DIR: join(dataDir, 'no-client'),
    RENDERER: join(dataDir, 'no-renderer.js'),
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_POOL: '3',
    LOG_LEVEL: 'silent',
    SEED: 'none',
    ...environment,
  });
}

it('serves while a daily job fails, such as one with an unreachable photo store', async () => {
  const settings = await settingsOf({ S3_URL: 'http://key:secret@127.0.0.1:9/photos' });
  const db = await openDatabase(settings, { onError: () => undefined });
  await db.query(
    `INSERT INTO photos (code, hash, width, height, created_at, free_since)
     VALUES ('p', 'p', 1, 1, '2026-01-01', '2026-01-01')`,
  );
  await db.close();
  const server = await startServer(settings);
  try {
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  } finally {
    await server.stop();
  }
});
