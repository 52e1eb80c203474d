import { describe, expect, it } from 'vitest';
import { NOON, testApp } from '#server/testing/testApp.ts';
import { alignDemoAccount, alignDemoAccounts, DEMO, seedDemo } from './index.ts';

const test = testApp();

const align = (wanted: boolean) =>
  alignDemoAccount(test.db, { wanted, passwords: test.context.passwords, now: NOON });
const signIn = () => test.app.inject({ method: 'POST', url: '/api/users/sign_in', payload: DEMO });

describe('the demo account', () => {
  it('is left alone where there is none', async () => {
    expect(await align(false)).toBe('none');
    expect(await align(true)).toBe('none');
  });

  it('is open while the demo is enabled, and reported at every start', async () => {
    await seedDemo(test.db, { now: NOON, passwords: test.context.passwords });
    expect(await align(true)).toBe('open');
    expect(await align(true)).toBe('open');
    expect((await signIn()).statusCode).toBe(200);
  });

  it('is locked with its sessions while the demo is disabled, and reopened later', async () => {
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

describe('the accounts that serve at places of the demo', () => {
  const options = (wanted: boolean) => ({ wanted, passwords: test.context.passwords, now: NOON });
  const places = async (email: string) => {
    const signedIn = await test.app.inject({
      method: 'POST',
      url: '/api/users/sign_in',
      payload: { email, password: DEMO.password },
    });
    if (signedIn.statusCode !== 200) return signedIn.statusCode;
    const authorization = `Bearer ${String(signedIn.headers['access-token'])}`;
    const answer = await test.app.inject({ url: '/api/user/places', headers: { authorization } });
    return answer
      .json()
      .records.map((place: { organisation: { slug: string }; role: string }) => [
        place.organisation.slug,
        place.role,
      ]);
  };

  it('are members of three places, one of them open around the clock', async () => {
    await alignDemoAccounts(test.db, options(true));
    for (const role of ['owner', 'clerk']) {
      expect(await places(`${role}@seira.example`)).toEqual([
        ['kep-dokimastiko-kypseli', role],
        ['xenodocheio-avra-piraeus', role],
        ['farmakeio-andronikou', role],
      ]);
    }
    const counters = await test.db.query(
      `SELECT DISTINCT o.slug, o.counters FROM organisations o JOIN members m
           ON m.organisation_id = o.id ORDER BY o.counters, o.slug`,
    );
    expect(counters).toEqual([
      { slug: 'farmakeio-andronikou', counters: 1 },
      { slug: 'xenodocheio-avra-piraeus', counters: 1 },
      { slug: 'kep-dokimastiko-kypseli', counters: 3 },
    ]);
  });

  it('are locked and opened with the demo, and stay removed from a place', async () => {
    expect(await alignDemoAccounts(test.db, options(false))).toContainEqual({
      email: 'clerk@seira.example',
      state: 'locked',
    });
    expect(await places('clerk@seira.example')).toBe(422);
    await test.db.query(
      `DELETE FROM members m USING users u, organisations o
        WHERE u.id = m.user_id AND o.id = m.organisation_id AND u.email = 'clerk@seira.example'
          AND o.slug = 'farmakeio-andronikou'`,
    );
    await alignDemoAccounts(test.db, options(true));
    expect(await places('clerk@seira.example')).toEqual([
      ['kep-dokimastiko-kypseli', 'clerk'],
      ['xenodocheio-avra-piraeus', 'clerk'],
    ]);
  });
});
