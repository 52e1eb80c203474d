import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import type { Db } from '#server/db/client.ts';
import { withPauses } from './withPauses.ts';

afterEach(() => vi.restoreAllMocks());

const WORK_MS = 50;
const slow = {
  query: () => pause(WORK_MS, ['row']),
  exec: () => pause(WORK_MS),
  transaction: (work: (tx: unknown) => unknown) => pause(WORK_MS, work(null)),
  for: () => slow,
} as unknown as Db;

it.each([
  ['a query', (db: Db) => db.query('SELECT 1'), ['row']],
  ['a script', (db: Db) => db.exec('SELECT 1'), undefined],
  ['a transaction', (db: Db) => db.transaction(async () => 'done'), 'done'],
  ['another kind of work', (db: Db) => db.for('jobs').query('SELECT 1'), ['row']],
])('pauses after %s as long as it took', async (_, work, result) => {
  const began = performance.now();
  expect(await work(withPauses(slow))).toEqual(result);
  expect(performance.now() - began).toBeGreaterThanOrEqual(2 * WORK_MS - 2);
});

it('adds up short statements until a pause is worth a timer', async () => {
  const db = withPauses({ ...slow, query: () => pause(6, []) });
  const began = performance.now();
  await db.query('SELECT 1');
  await db.query('SELECT 2');
  expect(performance.now() - began).toBeGreaterThanOrEqual(4 * 6 - 4);
});

it('does not rest any more when it is to stop, and passes errors on', async () => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(86_400_000);
  const failing = { ...slow, query: () => Promise.reject(new Error('no')) };
  const db = withPauses(failing as Db, AbortSignal.abort());
  await expect(db.query('SELECT 1')).rejects.toThrow('no');
});
