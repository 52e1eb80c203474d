import { chmodSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#server/testing/databases/ownPostgres.ts';
import type { Organisation } from '#common/contract/organisations.ts';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { prepare, startOn } from '#tests/trust/crash/lists.ts';
import { replicatedPair, type ReplicatedPair } from '#tests/trust/failover/pair.ts';
import { ask, bearer, endProcesses, type Person } from '#tests/trust/servers.ts';

/** A server process that reads from a streaming replica, as in production. */
const folder = temporaryFolder();
let pair: ReplicatedPair;
let clerk: Person;
let address: string;

beforeAll(async () => {
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  pair = await replicatedPair(folder, false, async (db) => {
    [clerk] = (await prepare(db, 1)) as [Person];
  });
  address = await startOn({
    DATABASE_URL: pair.primary.url,
    DATABASE_READ_URL: pair.standbyUrl,
    DATA_DIR: folder,
    RESPONSE_CACHE_MS: '20',
  }).address;
});
afterAll(async () => {
  await endProcesses();
  await pair.stop();
});

const metric = async (name: string): Promise<number> => {
  const text = (await ask(address, 'GET', '/metrics'))!.body;
  return Number(new RegExp(`^seira_replica_${name} (.+)$`, 'm').exec(text)?.[1]);
};
const isUsed = (wanted: 0 | 1) => expect.poll(() => metric('used'), { interval: 100 }).toBe(wanted);

const stateOfToday = async () => {
  const response = await ask(address, 'GET', '/api/organisations/org-1');
  expect(response?.status).toBe(200);
  return (JSON.parse(response!.body) as Organisation).days?.[0]?.state;
};
const setState = async (state: 'open' | 'paused') => {
  const response = await ask(address, 'PATCH', '/api/counter/waiting_lists/lst_1', bearer(clerk), {
    state,
  });
  expect(response?.status).toBe(200);
};
/** Writes and reads one after the other: each read must show the write. */
const writeAndRead = async (times: number) => {
  for (let n = 0; n < times; n += 1)
    for (const state of ['paused', 'open'] as const) {
      await setState(state);
      expect([n, await stateOfToday()]).toEqual([n, state]);
    }
};

it('reads from the replica, and shows own writes at once', async () => {
  await isUsed(1);
  const before = await metric('statements_total');
  for (const path of ['?keywords=epixeirisi', '?is=open', '/org-1', '/org-1/reviews'])
    expect((await ask(address, 'GET', `/api/organisations${path}`))?.status).toBe(200);
  expect(await metric('statements_total')).toBeGreaterThan(before + 4);
  await writeAndRead(20);
});

it('leaves out a replica that lags, without a stale response, and uses it again', async () => {
  await isUsed(1);
  await pair.lag();
  // A position of the primary that the replica does not have.
  await onDatabase(pair.primary.url, (db) =>
    db.query("UPDATE organisations SET views_count = views_count + 1 WHERE slug = 'org-1'"),
  );
  await writeAndRead(5);
  await isUsed(0);
  expect(await metric('behind_seconds')).toBeGreaterThan(1);
  await writeAndRead(5);
  await pair.catchUp();
  await isUsed(1);
});

it('continues on the primary when the replica dies, and uses it again', async () => {
  await isUsed(1);
  const killed = pair.killStandby();
  await writeAndRead(20);
  await killed;
  await isUsed(0);
  await writeAndRead(5);
  await pair.startStandby();
  await isUsed(1);
  await writeAndRead(5);
});
