import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { valueOf } from '#server/db/client.ts';
import { keyFrom, type Keys } from '#server/lib/secrets/keys.ts';
import { loadKeys } from '#server/loadKeys.ts';
import { createPasswords } from '#server/lib/secrets/passwords.ts';
import { accountCalls, PASSWORD } from '#server/testing/accounts.ts';
import { buildSignedIn } from '#server/testing/builders.ts';
import { askOf } from '#server/testing/streams.ts';
import { appWith, testApp } from '#server/testing/testApp.ts';

const test = testApp();
const folder = temporaryFolder();

const [OLD, NEW, OTHER] = ['the old secret', 'the new secret', 'another secret'].map((text) =>
  keyFrom(text.repeat(3)),
) as [Keys['current'], Keys['current'], Keys['current']];
const askWith = async (keys: Keys, ...call: Parameters<ReturnType<typeof askOf>>) =>
  askOf({ app: await appWith(test, {}, { keys }) })(...call);

describe('a change of keys', () => {
  it('keeps sessions while the previous key is configured, and ends them otherwise', async () => {
    const before = { current: OLD, previous: null };
    const signed = await buildSignedIn({ ...test, context: { ...test.context, keys: before } });
    const ask = async (keys: Keys) => (await askWith(keys, 'GET', '/api/user', signed)).status;
    expect(await ask(before)).toBe(200);
    expect(await ask({ current: NEW, previous: OLD })).toBe(200);
    expect(await ask({ current: NEW, previous: OTHER })).toBe(401);
    expect(await ask({ current: NEW, previous: null })).toBe(401);
  });

  it('keeps refresh tokens valid, even a repeat of one used before the change', async () => {
    const { refreshToken } = await buildSignedIn({
      ...test,
      context: { ...test.context, keys: { current: OLD, previous: null } },
    });
    const refresh = async (keys: Keys, token: string) => {
      const headers = { 'refresh-token': token };
      const response = await askWith(keys, 'POST', '/api/users/tokens', null, undefined, headers);
      return { status: response.status, next: String(response.headers['refresh-token']) };
    };
    const first = await refresh({ current: OLD, previous: null }, refreshToken);
    const repeat = await refresh({ current: NEW, previous: OLD }, refreshToken);
    expect(repeat).toEqual({ status: 204, next: first.next });
    const next = await refresh({ current: NEW, previous: null }, first.next);
    expect(next.status).toBe(204);
  });
});

const load = (settings: object = {}) =>
  loadKeys({ jwtSecret: null, jwtSecretPrevious: null, dataDir: folder, ...settings }, test.db);

describe('the key generated at first start', () => {
  it('is strong and the same for all processes, whatever their data folders', async () => {
    const folders = Array.from({ length: 5 }, (_, n) => join(folder, `no-${n}`));
    const all = await Promise.all(folders.map((dataDir) => load({ dataDir })));
    expect(new Set(all.map(({ current }) => current.id)).size).toBe(1);
    const secret = await valueOf<string>(test.db, 'SELECT secret FROM signing_keys');
    expect(Buffer.from(secret!, 'base64url')).toHaveLength(48);
  });

  it('is not used if a secret is configured', async () => {
    const { current } = await load({ jwtSecret: 'given'.repeat(8) });
    expect(current.id).toBe(keyFrom('given'.repeat(8)).id);
  });

  it('is replaced by renaming it, and the old key stays accepted', async () => {
    const before = await load();
    await test.db.query("UPDATE signing_keys SET name = 'previous'");
    const after = await load();
    expect(after.current.id).not.toBe(before.current.id);
    expect(after.previous?.id).toBe(before.current.id);
  });

  it.each([
    ['older'.repeat(8), true],
    ['cut off', false],
  ])('is %j in the data folder if an older version created it: %s', async (secret, isAdopted) => {
    await test.db.query('DELETE FROM signing_keys');
    writeFileSync(join(folder, 'jwt.key'), secret);
    expect((await load()).current.id === keyFrom(secret).id).toBe(isAdopted);
  });
});

it('a hash of another cost is replaced when its owner signs in', async () => {
  const { email } = await accountCalls(test).signUp();
  const payload = { email, password: PASSWORD };
  const passwords = createPasswords({ memoryKib: 16, concurrency: 1 });
  const app = await appWith(test, {}, { passwords });
  const signIn = () => app.inject({ method: 'POST', url: '/api/users/sign_in', payload });
  expect((await signIn()).statusCode).toBe(200);
  const stored = 'SELECT password_hash FROM users WHERE email_key = $1';
  expect(await valueOf(test.db, stored, [email])).toContain('m=16,');
  expect((await signIn()).statusCode).toBe(200);
});
