import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { readSettings } from '#server/settings.ts';
import { fillDataFolder } from '#server/testing/databases/dataFolder.ts';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { testDatabase } from '#server/testing/testApp.ts';
import { startServer } from './boot.ts';

const dataDir = temporaryFolder();

/** The settings of a server on a new database with a photo that the daily job deletes. */
async function settingsWith(port: number) {
  const { db: template, url } = await testDatabase();
  await template.close();
  if (url === null) fillDataFolder(dataDir);
  const settings = readSettings({
    ...(url !== null && { DATABASE_URL: url }),
    DATA_DIR: dataDir,
    CLIENT_DIR: join(dataDir, 'no-client'),
    RENDERER: join(dataDir, 'no-renderer.js'),
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_POOL: '3',
    LOG_LEVEL: 'silent',
    SEED: 'none',
    S3_URL: `http://key:secret@127.0.0.1:${port}/photos`,
  });
  const db = await openDatabase(settings, { onError: () => undefined });
  await db.exec(
    `INSERT INTO photos (code, hash, width, height, created_at, free_since)
     VALUES ('p', 'p', 1, 1, '2026-01-01', '2026-01-01')`,
  );
  await db.close();
  return settings;
}

/** A bucket that responds to no deletion until it is released. */
async function heldBucket() {
  const events = new EventEmitter();
  const asked = once(events, 'asked');
  const released = once(events, 'released');
  const bucket = createServer((request, response) => {
    if (request.method === 'DELETE') events.emit('asked');
    void released.then(() => response.writeHead(204).end());
  }).listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const { port } = bucket.address() as AddressInfo;
  return { bucket, port, asked, release: () => events.emit('released') };
}

it('is ready while a daily job of its start still runs, and records the jobs when they end', async () => {
  const held = await heldBucket();
  const server = await startServer(await settingsWith(held.port));
  const { db: running } = server.app.context;
  const runs = () => running.query("SELECT name FROM service_runs WHERE name = 'daily_jobs'");
  try {
    await held.asked;
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    expect(await runs()).toEqual([]);
    held.release();
    await vi.waitFor(async () => expect(await runs()).toEqual([{ name: 'daily_jobs' }]));
    expect(await running.query('SELECT FROM photos')).toEqual([]);
  } finally {
    held.release();
    await server.stop();
    held.bucket.close();
  }
});
