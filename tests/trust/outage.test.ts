import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { ownPostgres } from '#server/testing/databases/ownPostgres.ts';
import { endProcesses, startProcess } from './servers.ts';

const folder = temporaryFolder();
afterAll(endProcesses);

it.skipIf(process.env.TEST_DATABASE !== 'postgres')(
  'logs one line at the start of an outage of PostgreSQL and one at its end',
  async () => {
    const own = await ownPostgres(folder);
    onTestFinished(own.stop);
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

    const { output } = await server.stop();
    const raised = output.split('\n').filter((line) => /"level":[4-6]0/.test(line));
    expect(raised.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      expect.stringMatching(/^Nobody gets e-mail/),
      expect.stringMatching(/^Nobody moderates/),
      'database unreachable',
      'database is back',
    ]);
    expect(raised.join('')).not.toMatch(/stack|postgres:\/\//);
  },
);
