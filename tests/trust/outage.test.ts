import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import type { Line } from '#common/contract/line.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { buildLine, createCalls, FIRST } from '#server/testing/lines.ts';
import { createTestApp } from '#server/testing/testApp.ts';
import { openStream } from '#server/testing/streams.ts';
import { ownPostgres, type OwnPostgres } from './postgres.ts';
import { endProcesses, startProcess } from './servers.ts';

describe.skipIf(process.env.TEST_DATABASE !== 'postgres')('an outage of PostgreSQL', () => {
  const folder = temporaryFolder();
  let own: OwnPostgres;
  beforeAll(async () => {
    own = await ownPostgres(folder);
  });
  afterAll(async () => {
    await endProcesses();
    await own.stop();
  });

  it('logs one line at its start and one at its end', async () => {
    const server = startProcess({
      DATA_DIR: folder,
      DATABASE_URL: own.url,
      SIMULATOR: 'on',
      SIMULATOR_SPEED: '1000',
      LOG_LEVEL: 'info',
      RESPONSE_CACHE_MS: '0',
    });
    const address = await server.address;
    const ask = async () => (await fetch(`${address}/api/organisations`)).status;
    expect(await ask()).toBe(200);

    await own.stop();
    for (let n = 0; n < 40; n += 1) expect(await ask()).toBe(503);
    await own.start();
    await vi.waitFor(async () => expect(await ask()).toBe(200));

    server.child.kill('SIGTERM');
    const { output } = await server.end;
    const raised = output.split('\n').filter((line) => /"level":[4-6]0/.test(line));
    expect(raised.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      expect.stringMatching(/^Nobody gets e-mail/),
      expect.stringMatching(/^Nobody moderates/),
      'database unreachable',
      'database is back',
    ]);
    expect(raised.join('')).not.toMatch(/stack|postgres:\/\//);
  });

  it('keeps streams open, which recover by themselves', async () => {
    const db = openPostgres({ url: own.url, poolSize: 5, onError: () => undefined });
    await migrate(db);
    const test = await createTestApp({}, Promise.resolve({ db, url: own.url }));
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
    let shown = await lineOf();
    for (const [rank, end] of [
      [1, own.stop],
      [2, own.crash],
    ] as const) {
      await end();
      expect((await calls.next(line, line.clerk, FIRST)).status).toBe(503);
      await own.start();
      await vi.waitFor(async () =>
        expect((await calls.next(line, line.clerk, FIRST)).status).toBe(200),
      );
      while (!shown.now_serving.some((called) => called.rank === rank)) {
        shown = await lineOf();
      }
    }
    const versions = seen.map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((one, other) => one - other));
    // The estimate of a version may change over time. Equal states are sent once.
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    stream.close();
    await stream.ended;
    await test.close();
  });
});
