import { expect, it } from 'vitest';
import { NOON, testApp } from '#server/testing/testApp.ts';
import {
  keyAbout,
  KeyReused,
  purgeIdempotencyKeys,
  Refused,
  withIdempotency,
  type IdempotencyKey,
} from './idempotency.ts';

const test = testApp();
let effects: string[] = [];

const LATER = new Date(NOON.getTime() + 25 * 3_600_000);

/** Counts one effect in its own transaction. */
const act = (
  key: IdempotencyKey | null,
  name: string,
  { now = NOON, about = '', fails = false } = {},
) =>
  test.db.transaction((tx) =>
    withIdempotency(tx, key, { now, about }, async () => {
      effects.push(name);
      if (fails) throw new Error('not now');
      return { name };
    }),
  );

it('acts once for a key, also for concurrent requests, and returns the same response', async () => {
  effects = [];
  const key = { scope: 'POST /x user/1', key: 'once', requestHash: 'a' };
  const both = await Promise.all([act(key, 'one'), act(key, 'two')]);
  expect(effects).toHaveLength(1);
  const same = { name: effects[0] };
  expect([...both, await act(key, 'three')]).toEqual([same, same, same]);
});

it('treats the key of another person or subject as a different key', async () => {
  effects = [];
  const key = { scope: 'POST /x user/2', key: 'mine', requestHash: 'a' };
  const others = [{ ...key, scope: 'POST /x user/3' }, keyAbout(key, 'a@b.gr'), null, null];
  for (const one of [key, ...others]) await act(one, 'act');
  expect(effects).toHaveLength(5);
  const stored = await test.db.query('SELECT * FROM idempotency_keys');
  expect(JSON.stringify(stored)).not.toContain('a@b.gr');
});

it('refuses a key that was used for another request', async () => {
  const key = { scope: 'POST /x user/4', key: 'list', requestHash: 'a' };
  await act(key, 'one', { about: 'lst_one' });
  await expect(act(key, 'two', { about: 'lst_two' })).rejects.toBeInstanceOf(KeyReused);
});

it('answers a repeat of a key that an earlier version stored', async () => {
  const key = { scope: 'POST /x user/6', key: 'old', requestHash: 'a' };
  const first = await act(key, 'one');
  await test.db.exec("UPDATE idempotency_keys SET response = response - 'asked' WHERE key = 'old'");
  expect(await act(key, 'two')).toEqual(first);
});

it('stores no key for a failed or refused request and purges keys after a day', async () => {
  effects = [];
  const key = { scope: 'POST /x user/5', key: 'again', requestHash: 'a' };
  await expect(act(key, 'fails', { fails: true })).rejects.toThrow('not now');
  const refused = () =>
    test.db.transaction((tx) =>
      withIdempotency(tx, key, { now: NOON }, async () => new Refused('no')),
    );
  expect(await refused()).toEqual(new Refused('no'));
  expect(await act(key, 'works')).toEqual({ name: 'works' });
  expect(await act(key, 'later', { now: LATER })).toEqual({ name: 'later' });
  await purgeIdempotencyKeys(test.db, LATER);
  expect(await test.db.query('SELECT key FROM idempotency_keys')).toEqual([{ key: 'again' }]);
});
