import { describe, expect, it } from 'vitest';
import { valueOf } from '#server/db/client.ts';
import { accountCalls } from '#server/testing/accounts.ts';
import { NOON, TODAY, testApp } from '#server/testing/testApp.ts';
import { alignDemoAccount, alignDemoAccounts, DEMO, seedAccounts } from './accounts.ts';
import { seedDirectory } from './directory.ts';

const test = testApp();

const align = (wanted: boolean) =>
  alignDemoAccount(test.db, { wanted, passwords: test.context.passwords, now: NOON });
const calls = accountCalls(test);
const signIn = () => calls.signIn(DEMO.email, DEMO.password);

describe('the demo account', () => {
  it('is skipped if there is none', async () => {
    expect(await align(false)).toBe('none');
    expect(await align(true)).toBe('none');
  });

  it('is open while the demo is enabled, and reported at every start', async () => {
    const passwordHash = await test.context.passwords.hash(DEMO.password);
    await test.db.transaction(async (tx) => {
      await seedDirectory(tx, TODAY);
      await seedAccounts(tx, { now: NOON, passwordHash });
    });
    expect(await align(true)).toBe('open');
    expect(await align(true)).toBe('open');
    expect((await signIn()).status).toBe(200);
  });

  it('is locked with its sessions while the demo is disabled, and reopened later', async () => {
    const who = await calls.enter(DEMO.email, DEMO.password);
    expect(await align(false)).toBe('locked');
    expect((await signIn()).status).toBe(422);
    expect(await calls.isIn(who)).toBe(false);
    expect(await align(false)).toBe('none');
    expect(await align(true)).toBe('open');
    expect((await signIn()).status).toBe(200);
  });

  it('is skipped once its password was changed', async () => {
    const hash = await test.context.passwords.hash('nobody else knows this 1');
    await test.db.query('UPDATE users SET password_hash = $1 WHERE email = $2', [hash, DEMO.email]);
    expect(await align(false)).toBe('none');
    const stored = 'SELECT password_hash FROM users WHERE email = $1';
    expect(await valueOf(test.db, stored, [DEMO.email])).toBe(hash);
  });
});

describe('the demo accounts of members', () => {
  const options = (wanted: boolean) => ({ wanted, passwords: test.context.passwords, now: NOON });
  type Places = { records: { organisation: { slug: string }; role: string }[] };
  const places = async (email: string) => {
    const entry = await calls.signIn(email, DEMO.password);
    if (entry.status !== 200) return entry.status;
    const who = { headers: calls.session(entry) };
    const { body } = await calls.ask<Places>('GET', '/api/user/places', who);
    return body.records.map(({ organisation, role }) => [organisation.slug, role]);
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
