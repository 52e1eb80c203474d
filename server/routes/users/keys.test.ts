import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { keyFrom, loadKeys, type Keys } from '#server/lib/keys.ts';
import { createPasswords } from '#server/lib/passwords.ts';
import { buildSignedIn } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/testApp.ts';

let test: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'seira-keys-'));
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const [OLD, NEW, OTHER] = ['the old secret', 'the new secret', 'another secret'].map((text) =>
  keyFrom(text.repeat(3)),
) as [Keys['current'], Keys['current'], Keys['current']];
const withKeys = (keys: Keys) => buildApp({ ...test.context, keys });

describe('a change of keys', () => {
  it('logs nobody out while the previous one is named, and everybody when it is not', async () => {
    const before = { current: OLD, previous: null };
    const signed = await buildSignedIn({ ...test, context: { ...test.context, keys: before } });
    const { headers } = signed;
    const ask = async (keys: Keys) => {
      const app = await withKeys(keys);
      const user = await app.inject({ url: '/api/user', headers });
      await app.close();
      return user.statusCode;
    };
    expect(await ask(before)).toBe(200);
    expect(await ask({ current: NEW, previous: OLD })).toBe(200);
    expect(await ask({ current: NEW, previous: OTHER })).toBe(401);
    expect(await ask({ current: NEW, previous: null })).toBe(401);
  });

  it('keeps refresh tokens good, also a repeat of one used before the change', async () => {
    const { refreshToken } = await buildSignedIn({
      ...test,
      context: { ...test.context, keys: { current: OLD, previous: null } },
    });
    const refresh = async (keys: Keys, token: string) => {
      const app = await withKeys(keys);
      const answer = await app.inject({
        method: 'POST',
        url: '/api/users/tokens',
        headers: { 'refresh-token': token },
      });
      await app.close();
      return { status: answer.statusCode, next: String(answer.headers['refresh-token']) };
    };
    const first = await refresh({ current: OLD, previous: null }, refreshToken);
    const repeat = await refresh({ current: NEW, previous: OLD }, refreshToken);
    expect(repeat).toEqual({ status: 204, next: first.next });
    const next = await refresh({ current: NEW, previous: null }, first.next);
    expect(next.status).toBe(204);
  });
});

describe('the key made on first start', () => {
  const load = () => loadKeys({ jwtSecret: null, jwtSecretPrevious: null, dataDir: folder });
  const file = join(folder, 'jwt.key');

  it('is strong, for its owner alone, and the same for all who start together', () => {
    const ids = new Set(Array.from({ length: 5 }, () => load().current.id));
    expect(ids.size).toBe(1);
    expect(Buffer.from(readFileSync(file, 'utf8'), 'base64url')).toHaveLength(48);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    writeFileSync(file, readFileSync(file), { mode: 0o644 });
  });

  it('changes by renaming it: the old one is still accepted', () => {
    const before = load();
    renameSync(file, join(folder, 'jwt.previous.key'));
    const after = load();
    expect(after.current.id).not.toBe(before.current.id);
    expect(after.previous?.id).toBe(before.current.id);
  });

  it('is refused when it is half written', () => {
    writeFileSync(file, 'short');
    expect(load).toThrow(/shorter than 32 characters/);
  });
});

it('a hash of another cost is replaced when its owner signs in', async () => {
  const email = 'cost@seira.example';
  const payload = { email, password: 'password1' };
  await test.app.inject({
    method: 'POST',
    url: '/api/users/sign_up',
    payload: { ...payload, first_name: 'Άννα', last_name: 'Δοκιμή', birth_date: '1990-01-01' },
  });
  const passwords = createPasswords({ memoryKib: 16, concurrency: 1 });
  const app = await buildApp({ ...test.context, passwords });
  const signIn = () => app.inject({ method: 'POST', url: '/api/users/sign_in', payload });
  expect((await signIn()).statusCode).toBe(200);
  const [row] = await test.db.query<{ password_hash: string }>(
    'SELECT password_hash FROM users WHERE email_key = $1',
    [email],
  );
  expect(row?.password_hash).toContain('m=16,');
  expect((await signIn()).statusCode).toBe(200);
  await app.close();
});
