import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, inject, it, onTestFinished } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { App, Context } from '#server/context.ts';
import type { Db } from '#server/db/client.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { outsideService } from '#server/lib/outsideService.ts';
import { keyFrom } from '#server/lib/secrets/keys.ts';
import { createPasswords } from '#server/lib/secrets/passwords.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { openEncoder } from '#server/media/encode.ts';
import type { MediaStore } from '#server/media/store.ts';

/** Friday noon in Athens. */
export const NOON = new Date('2026-11-20T10:00:00Z');
export const TODAY = '2026-11-20';

/** A clock that moves only when told. */
export function testClock(start: Date = NOON) {
  let instant = start;
  return {
    now: () => instant,
    set: (to: Date | string) => {
      instant = new Date(to);
    },
    advance: (seconds: number) => {
      instant = new Date(instant.getTime() + seconds * 1000);
    },
  };
}

async function pgliteFrom(file: string): Promise<{ db: Db; url: null }> {
  return { db: await openPglite({ dump: new Blob([readFileSync(file)]) }), url: null };
}

async function postgresDatabase(template: string): Promise<{ db: Db; url: string }> {
  const url = new URL(inject('postgresUrl'));
  // Has no limit of time, because copying files takes long on a busy disk.
  const admin = openPostgres({ url: url.href, poolSize: 1 }).for('maintenance');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await admin.exec(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await admin.close();
  url.pathname = `/${name}`;
  return { db: openPostgres({ url: url.href, poolSize: 20 }), url: url.href };
}

export async function testDatabase(): Promise<{ db: Db; url: string | null }> {
  if (process.env.TEST_DATABASE === 'postgres') return postgresDatabase('seira_template');
  return pgliteFrom(inject('pgliteTemplate'));
}

export async function emptyDatabase(): Promise<{ db: Db; url: string | null }> {
  if (process.env.TEST_DATABASE === 'postgres') return postgresDatabase('template0');
  return pgliteFrom(inject('pgliteEmpty'));
}

/** The server's default settings for its kind of database, but silent and with cheap hashes. */
const testSettings = (databaseUrl: string | null, overrides: Partial<Settings>): Settings => ({
  ...readSettings({
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    LOG_LEVEL: 'silent',
    HASH_MEMORY_KIB: '8',
    HASH_CONCURRENCY: '4',
    SEED: 'none',
    CLIENT_DIR: join(tmpdir(), 'no-client-here'),
    RENDERER: join(tmpdir(), 'no-renderer-here.js'),
  }),
  ...overrides,
});

/** Invalidates the application's cached responses with every use of the database by a test. */
const published = (db: Db, app: App): Db => ({
  ...db,
  query: (sql, params, name) => db.query<never>(sql, params, name).finally(app.forgetResponses),
  exec: (sql) => db.exec(sql).finally(app.forgetResponses),
  transaction: (work) => db.transaction(work).finally(app.forgetResponses),
});

/** The application on its own database, with a controllable clock. */
export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** Builds the application for a test file. Responses are checked against their schemas. */
export async function createTestApp(overrides: Partial<Settings> = {}, database = testDatabase()) {
  const { db, url } = await database;
  const clock = testClock();
  const settings = testSettings(url, overrides);
  const { hashMemoryKib: memoryKib, hashConcurrency: concurrency } = settings;
  const media = memoryStore();
  const context: Context = {
    settings,
    db,
    clock,
    keys: { current: keyFrom('a secret of the tests, long enough'), previous: null },
    passwords: createPasswords({ memoryKib, concurrency }),
    media,
    encoder: openEncoder(),
    replica: null,
    stopping: () => false,
    outside: { mail: outsideService(() => undefined), photos: outsideService(() => undefined) },
    checkResponses: true,
  };
  const app = await buildApp(context);
  await app.ready();
  return {
    app,
    /** The application's database. Every write of a test through it invalidates cached responses. */
    db: published(db, app),
    clock,
    media,
    context,
    /** The URL of the same database for other processes; `null` for the embedded one. */
    databaseUrl: url,
    close: async () => {
      await app.close();
      await db.close();
    },
  };
}

/** The application with other settings on the same database, until the test ends. */
export async function appWith(
  { context }: Pick<TestApp, 'context'>,
  own: Partial<Settings>,
  more: Partial<Context> = {},
): Promise<App> {
  const app = await buildApp({ ...context, settings: { ...context.settings, ...own }, ...more });
  onTestFinished(() => app.close());
  return app;
}

/** Lets a busy machine reject no request. Other tests cover its capacity. */
export const admitAll = ({ app }: Pick<TestApp, 'app'>): void => {
  Object.defineProperty(app.load, 'limit', { get: () => 1_000, set: () => {} });
};

export { columnOf } from '#server/db/client.ts';

/** A test that needs several connections, which only PostgreSQL has. */
export const onPostgres = it.skipIf(process.env.TEST_DATABASE !== 'postgres');

/** Waits until a connection waits for a lock. Only PostgreSQL has several. */
export async function untilLocked({ context: { db } }: Pick<TestApp, 'context'>): Promise<void> {
  const waits = `SELECT FROM pg_stat_activity
                  WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await db.query(waits)).length === 0);
}

/** Photo files in memory, for tests to inspect. */
export function memoryStore(): MediaStore & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    files,
    write: async (name, bytes) => {
      files.set(name, bytes);
    },
    read: async (name) => files.get(name) ?? null,
    remove: async (names) => {
      for (const name of names) files.delete(name);
    },
  };
}

/** The application of a test file. Each test begins at noon with unused limits. */
export function testApp(overrides: Partial<Settings> | (() => Promise<Partial<Settings>>) = {}) {
  const test = {} as TestApp;
  beforeAll(async () => {
    const settings = typeof overrides === 'function' ? await overrides() : overrides;
    Object.assign(test, await createTestApp(settings));
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.set(NOON);
    await test.db.exec('DELETE FROM rate_counters');
  });
  return test;
}
