import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '#server/db/client.ts';
import { watchReplica, type Replica } from './replica.ts';

/** A database whose position in the log is a number, and which says its name for every other query. */
function server(name: string) {
  const state = { position: 100 as number | null, failure: null as Error | null };
  const query = async (sql: string) => {
    if (state.failure) throw state.failure;
    return /position/.test(sql) ? [{ position: state.position }] : [{ name }];
  };
  const db = { kind: 'postgres', query, close: async () => undefined } as object as Db;
  return { state, db };
}

let version: number;
let primary: ReturnType<typeof server>;
let standby: ReturnType<typeof server>;
let replica: Replica;
let changes: (string | null)[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  [primary, standby, version, changes] = [server('primary'), server('standby'), 1, []];
  replica = watchReplica(primary.db, standby.db, (reason) => changes.push(reason));
  replica.follow(() => version);
});
afterEach(async () => {
  await replica.close();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const servedBy = async () => (await replica.db.query<{ name: string }>('SELECT'))[0]!.name;
/** A write by this process. */
const write = () => {
  version += 1;
  primary.state.position! += 10;
};

it('serves reads once it has been compared with the primary', async () => {
  expect([await servedBy(), replica.version()]).toEqual(['primary', null]);
  await pass(250);
  expect([await servedBy(), replica.version(), changes]).toEqual(['standby', 1, [null]]);
  expect(replica.counts).toEqual({ statements: 1, onPrimary: 1 });
});

it('has the version of a write only after it has applied the write', async () => {
  await pass(250);
  write();
  await pass(500);
  expect(replica.version()).toBe(1);
  standby.state.position = 109;
  await pass(250);
  expect(replica.version()).toBe(1);
  standby.state.position = 110;
  await pass(250);
  expect(replica.version()).toBe(2);
});

it('is left out while it is more than a second behind', async () => {
  await pass(250);
  write();
  await pass(1_000);
  expect([await servedBy(), changes.length]).toEqual(['standby', 1]);
  await pass(250);
  expect([await servedBy(), replica.version()]).toEqual(['primary', null]);
  expect(changes).toEqual([null, 'it is more than a second behind']);
  expect(replica.secondsBehind()).toBeGreaterThan(1);
  standby.state.position = primary.state.position;
  await pass(250);
  expect([await servedBy(), changes.at(-1)]).toEqual(['standby', null]);
});

it('is not behind while nobody writes', async () => {
  await pass(60_000);
  expect([await servedBy(), changes]).toEqual(['standby', [null]]);
});

it('is left out at once when a read fails there, and the primary serves that read', async () => {
  await pass(250);
  const failure = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
  standby.state.failure = failure;
  expect([await servedBy(), changes]).toEqual(['primary', [null, 'connection refused']]);
  standby.state.failure = null;
  expect(await servedBy()).toBe('primary');
  await pass(250);
  expect(await servedBy()).toBe('standby');
});

it('stays in use when it lacks a column of a migration or rejects an argument', async () => {
  await pass(250);
  standby.state.failure = Object.assign(new Error('no such column'), { code: '42703' });
  expect(await servedBy()).toBe('primary');
  standby.state.failure = Object.assign(new Error('out of range'), { code: '22003' });
  await expect(servedBy()).rejects.toThrow('out of range');
  standby.state.failure = null;
  expect(await servedBy()).toBe('standby');
});

it('does not hold up reads that it never answers', async () => {
  await pass(250);
  const slow = vi.spyOn(standby.db, 'query').mockReturnValue(new Promise(() => undefined));
  const read = servedBy();
  await pass(1_250);
  expect(await read).toBe('primary');
  slow.mockRestore();
});

it('is left out if it is no replica, or no longer', async () => {
  standby.state.position = null;
  await pass(250);
  expect([await servedBy(), changes]).toEqual(['primary', ['it is no replica']]);
});
