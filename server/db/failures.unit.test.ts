import { expect, it } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { databaseHint, DatabaseUnreachable } from './failures.ts';
import { openDatabase } from './open.ts';

const open = (url: string) =>
  openDatabase(readSettings({ DATABASE_URL: url }), { onError: () => undefined }).catch(
    (error: unknown) => error,
  );

it.each([
  ['nobody listens', 'hidden@127.0.0.1:1', /me at 127\.0\.0\.1:1\/seira.*connection refused/],
  ['nobody listens on any of its addresses', 'hidden@localhost:1', /connection refused/],
  ['the host does not exist', 'hidden@nowhere.invalid', /nowhere\.invalid:5432/],
  ['the password breaks the address', 'hid/den#@database', /@ as %40.*PGPASSWORD/],
])('names the setting without the password when %s', async (_, host, words) => {
  const url = `postgres://me:${host}/seira`;
  const refused = await open(url);
  expect(refused).toBeInstanceOf(DatabaseUnreachable);
  expect(String(refused)).toContain('DATABASE_URL');
  expect(String(refused)).toMatch(words);
  expect(String(refused)).not.toContain('hid');
});

it.each([
  ['42501', /lacks a permission \(no insert\).*ALTER DATABASE/],
  ['25006', /read-only \(no insert\).*standby/],
])('advises operators when PostgreSQL refuses with %s', (code, words) => {
  expect(databaseHint(Object.assign(new Error('no insert'), { code }))).toMatch(words);
});

it('gives no advice for other errors', () => {
  expect(databaseHint(Object.assign(new Error('duplicate'), { code: '23505' }))).toBeNull();
  expect(databaseHint(undefined)).toBeNull();
});
