import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, NOON, type TestApp } from '#server/testing/testApp.ts';
import { alignDemoAccount, DEMO, seedDemo } from './index.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const align = (wanted: boolean) =>
  alignDemoAccount(test.db, { wanted, passwords: test.context.passwords, now: NOON });
const signIn = () => test.app.inject({ method: 'POST', url: '/api/users/sign_in', payload: DEMO });

describe('the demo account', () => {
  it('is no matter where there is none', async () => {
    expect(await align(false)).toBe('none');
    expect(await align(true)).toBe('none');
  });

  it('is open while the demo is wanted, and told at every start', async () => {
    await seedDemo(test.db, { now: NOON, passwords: test.context.passwords });
    expect(await align(true)).toBe('open');
    expect(await align(true)).toBe('open');
    expect((await signIn()).statusCode).toBe(200);
  });

  it('is locked with its sessions where nobody asks for the demo, and opened again', async () => {
    const { headers } = await signIn();
    expect(await align(false)).toBe('locked');
    expect((await signIn()).statusCode).toBe(422);
    const authorization = `Bearer ${String(headers['access-token'])}`;
    const user = await test.app.inject({ url: '/api/user', headers: { authorization } });
    expect(user.statusCode).toBe(401);
    expect(await align(false)).toBe('none');
    expect(await align(true)).toBe('open');
    expect((await signIn()).statusCode).toBe(200);
  });

  it('is left alone once it has a password of its own', async () => {
    const hash = await test.context.passwords.hash('nobody else knows this 1');
    await test.db.query('UPDATE users SET password_hash = $1 WHERE email = $2', [hash, DEMO.email]);
    expect(await align(false)).toBe('none');
    const kept = await test.db.query('SELECT password_hash FROM users WHERE email = $1', [
      DEMO.email,
    ]);
    expect(kept).toEqual([{ password_hash: hash }]);
  });
});
