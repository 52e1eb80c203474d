import { describe, expect, it } from 'vitest';
import { buildSignedIn } from '#server/testing/builders.ts';
import { emailsTo } from '#server/testing/mail/emails.ts';
import { testApp } from '#server/testing/testApp.ts';
import { confirmAddress, endSessions, resetPassword, setLocked, setModerator } from './users.ts';

const test = testApp();

async function person() {
  const { user, headers } = await buildSignedIn(test);
  const ask = async () => (await test.app.inject({ url: '/api/user', headers })).statusCode;
  const payload = { email: user.email, password: 'password1' };
  const hash = await test.context.passwords.hash(payload.password);
  await test.db.query('UPDATE users SET password_hash = $2 WHERE id = $1', [user.id, hash]);
  const signIn = () => test.app.inject({ method: 'POST', url: '/api/users/sign_in', payload });
  return { user, ask, signIn };
}

describe('an operator', () => {
  it('locks an account, which ends its sessions and prevents sign-in until it is unlocked', async () => {
    const { user, ask, signIn } = await person();
    expect([await ask(), (await signIn()).statusCode]).toEqual([200, 200]);
    await setLocked(test.db, user.email.toUpperCase(), true, test.clock.now());
    expect(await ask()).toBe(401);
    const refused = await signIn();
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { code: 'account_locked', error: expect.stringContaining('κλειδωμένος') },
    ]);
    await setLocked(test.db, user.email, false, test.clock.now());
    expect((await signIn()).statusCode).toBe(200);
  });

  it('ends the sessions of an account, which can sign in again', async () => {
    const { user, ask, signIn } = await person();
    expect(await endSessions(test.db, user.email, test.clock.now())).toBe(1);
    expect([await ask(), (await signIn()).statusCode]).toEqual([401, 200]);
  });

  it('cannot make a person without a confirmed address a moderator', async () => {
    const { user } = await person();
    await test.db.query('UPDATE users SET confirmed_at = NULL WHERE id = $1', [user.id]);
    await expect(setModerator(test.db, user.email, true)).rejects.toThrow('is unconfirmed');
    await confirmAddress(test.db, user.email, test.clock.now());
    await setModerator(test.db, user.email, true);
    const [row] = await test.db.query('SELECT moderator FROM users WHERE id = $1', [user.id]);
    expect(row).toEqual({ moderator: true });
    await expect(setModerator(test.db, 'nobody@seira.example', true)).rejects.toThrow('no account');
  });

  it('sends a password link', async () => {
    const { user } = await person();
    const { keys } = test.context;
    const writing = { keys, origin: 'https://seira.example', now: test.clock.now() };
    const href = await resetPassword(test.db, user.email, writing);
    expect(href).toMatch(/^https:\/\/seira\.example\/recover\?token=/);
    const [email] = await emailsTo(test, user.email);
    expect(email?.message.text).toContain(href);
  });
});
