import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import type { Line } from '#common/contract/line.ts';
import { buildApp } from '#server/app.ts';
import type { Context } from '#server/context.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { keyFrom } from '#server/lib/secrets/keys.ts';
import { createPasswords } from '#server/lib/secrets/passwords.ts';
import { readSettings } from '#server/settings.ts';
import { buildLine, createCalls, FIRST } from '#server/testing/lines.ts';
import { memoryStore, testClock, type TestApp } from '#server/testing/testApp.ts';
import { openStream } from '#server/testing/streams.ts';
import { ownPostgres, type OwnPostgres } from './postgres.ts';

describe.skipIf(process.env.TEST_DATABASE !== 'postgres')('a restart of PostgreSQL', () => {
  const folder = temporaryFolder();
  let own: OwnPostgres;
  let test: TestApp;
  beforeAll(async () => {
    own = await ownPostgres(folder);
    const db = openPostgres({ url: own.url, poolSize: 5, onError: () => undefined });
    await migrate(db);
    const clock = testClock();
    const context: Context = {
      settings: readSettings({ DATABASE_URL: own.url, LOG_LEVEL: 'silent' }),
      db,
      clock,
      keys: { current: keyFrom('a secret of the tests, long enough'), previous: null },
      passwords: createPasswords({ memoryKib: 8, concurrency: 1 }),
      media: memoryStore(),
      stopping: () => false,
    };
    const app = await buildApp(context);
    test = {
      app,
      db,
      clock,
      media: memoryStore(),
      context,
      databaseUrl: own.url,
      close: () => app.close(),
    };
  });
  afterAll(async () => {
    await test.close();
    await test.db.close();
    await own.stop();
  });

  it('leaves the streams open, which are right again by themselves', async () => {
    const calls = createCalls(test);
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const line = await buildLine(test);
    for (let n = 0; n < 4; n += 1) await calls.take(line.list.code);
    const stream = await openStream(`${address}/api/organisations/${line.place.slug}/line/live`);
    const seen: { id: string; version: number }[] = [];
    const lineOf = async () => {
      const { id, data } = await stream.next();
      const line = JSON.parse(data) as Line;
      seen.push({ id, version: line.version });
      return line;
    };
    let told = await lineOf();
    for (const [rank, end] of [
      [1, own.stop],
      [2, own.crash],
    ] as const) {
      await end();
      expect((await calls.next(line, line.clerk, FIRST)).status).toBe(503);
      await own.start();
      await vi.waitFor(
        async () => expect((await calls.next(line, line.clerk, FIRST)).status).toBe(200),
        { timeout: 60_000 },
      );
      while (!told.now_serving.some((called) => called.rank === rank)) {
        told = await lineOf();
      }
    }
    const versions = seen.map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((one, other) => one - other));
    // One version may look different after a while, by its estimate; what looks the same is told once.
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    stream.close();
    await stream.ended;
  });
});
