import { EventEmitter, once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { Db } from '#server/db/client.ts';
import { openDatabase } from '#server/db/open.ts';
import { createPasswords } from '#server/lib/secrets/passwords.ts';
import { DEMO, seedAccounts } from '#server/seed/accounts.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { buildOrganisation } from '#server/testing/builders.ts';
import { fillDataFolder } from '#server/testing/databases/dataFolder.ts';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { testDatabase } from '#server/testing/testApp.ts';
import { ask } from '#tests/trust/servers.ts';
import { startServer } from './boot.ts';

const root = temporaryFolder();

/** The settings of a server on a new database. */
async function newSettings(env: Record<string, string> = {}) {
  const { db: template, url } = await testDatabase();
  await template.close();
  const dataDir = mkdtempSync(join(root, 'data-'));
  if (url === null) fillDataFolder(dataDir);
  return readSettings({
    ...(url !== null && { DATABASE_URL: url }),
    DATA_DIR: dataDir,
    CLIENT_DIR: join(dataDir, 'no-client'),
    RENDERER: join(dataDir, 'no-renderer.js'),
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_POOL: '3',
    HASH_MEMORY_KIB: '8',
    LOG_LEVEL: 'silent',
    SEED: 'none',
    ...env,
  });
}

/** Works with the database of a server that does not run. */
async function prepare(settings: Settings, work: (db: Db) => Promise<unknown>) {
  const db = await openDatabase(settings, { onError: () => undefined });
  await work(db);
  await db.close();
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
  const settings = await newSettings({
    S3_URL: `http://key:secret@127.0.0.1:${held.port}/photos`,
  });
  // A photo that the daily job deletes.
  await prepare(settings, (db) =>
    db.exec(
      `INSERT INTO photos (code, hash, width, height, created_at, free_since)
       VALUES ('p', 'p', 1, 1, '2026-01-01', '2026-01-01')`,
    ),
  );
  const server = await startServer(settings);
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

it('opens the demo account with the demo, locks it without, and warns of both', async () => {
  const settings = await newSettings({ SIMULATOR: 'off' });
  const passwords = createPasswords({ memoryKib: 8, concurrency: 1 });
  const passwordHash = await passwords.hash(DEMO.password);
  await prepare(settings, async (db) => {
    // Any organisation counts as a demo, so that no start writes all of it.
    await buildOrganisation(db);
    await seedAccounts(db, { now: new Date(), passwordHash });
  });
  for (const [seed, status, warning] of [
    ['demo', 200, 'The demo account demo@seira.example is open'],
    ['none', 422, 'The demo account demo@seira.example is locked'],
  ] as const) {
    const server = await startServer({ ...settings, seed });
    const response = await ask(server.address, 'POST', '/api/users/sign_in', {}, DEMO);
    expect(response?.status).toBe(status);
    expect(server.warnings).toContainEqual(expect.stringContaining(warning));
    await server.stop();
  }
});
