import { describe, expect, it } from 'vitest';
import {
  accountCalls,
  linkToken,
  NEW_PASSWORD,
  PASSWORD,
  subjectsTo,
  workOf,
} from '#server/testing/accounts.ts';
import { emailsTo } from '#server/testing/mail/emails.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp({ publicOrigin: 'https://seira.example' });
const calls = accountCalls(test);

const ask = (email: string, headers = {}) =>
  calls.ask('POST', '/api/users/recover', null, { email }, headers);
const look = (token: string) => calls.ask('POST', '/api/users/links', null, { token });
const set = (token: string, password = NEW_PASSWORD) =>
  calls.ask('POST', '/api/users/password', null, { token, password });

describe('a lost password', () => {
  it('is replaced by the link of an e-mail, which signs in here and out everywhere else', async () => {
    const person = await calls.signUp({}, { 'accept-language': 'en' });
    expect((await ask(person.email.toUpperCase())).status).toBe(204);
    const [sent] = await emailsTo(test, person.email);
    expect(sent?.message.subject).toBe('A new password for Seira');
    const token = await linkToken(test, person.email, 'recover');
    expect(sent?.message.html).toContain(`https://seira.example/recover?token=${token}`);
    expect((await look(token)).body).toMatchObject({
      purpose: 'recover',
      state: 'open',
      email: 'a•••@seira.example',
      expires_at: '2026-11-20T13:00:00.000+02:00',
    });
    const done = await set(token);
    expect([done.status, done.body.email_confirmed]).toEqual([200, true]);
    expect(await calls.isIn({ headers: calls.session(done) })).toBe(true);
    expect(await calls.isIn(person)).toBe(false);
    expect((await calls.signIn(person.email)).status).toBe(422);
    expect((await calls.signIn(person.email, NEW_PASSWORD)).status).toBe(200);
    expect(await subjectsTo(test, person.email)).toContain('Your password has changed');
  });

  it('has a link that works once, for an hour; a new password ends every other link', async () => {
    const { email } = await calls.signUp();
    const first = await calls.recover(email);
    const second = await calls.recover(email);
    expect((await set(second)).status).toBe(200);
    for (const token of [first, second]) {
      expect((await look(token)).body.state).toBe('used');
      expect([(await set(token)).status, (await set(token)).body.code]).toEqual([409, 'link_over']);
    }
    const late = await calls.recover(email);
    test.clock.advance(3600);
    expect((await look(late)).body.state).toBe('expired');
    expect((await set(late)).status).toBe(409);
  });

  it('is set by one of two concurrent requests', async () => {
    const { email } = await calls.signUp();
    const token = await calls.recover(email);
    const responses = await Promise.all([set(token, 'first pass 1'), set(token, 'second pass 2')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('follows the sign-up rules, and a rejected password does not use up the link', async () => {
    const { email } = await calls.signUp();
    const token = await calls.recover(email);
    expect(refusalOf(await set(token, 'short'))).toBe('422 password');
    expect((await set(token)).status).toBe(200);
  });

  it('is not set by a link for another purpose', async () => {
    const { email } = await calls.signUp();
    expect((await set(await linkToken(test, email, 'confirm'))).body.code).toBe('link_over');
    expect((await calls.signIn(email)).status).toBe(200);
  });
});

describe('requesting a link', () => {
  const work = (email: string) =>
    workOf(test, { method: 'POST', url: '/api/users/recover', payload: { email } });

  it('does the same work and responds the same for an address without an account', async () => {
    const { email } = await calls.signUp();
    const [known, unknown] = [await work(email), await work('nobody@seira.example')];
    expect(unknown).toEqual(known);
    const written = known.asked.filter((sql) =>
      /INSERT INTO (account_links|mail_outbox)/.test(sql),
    );
    expect(written).toHaveLength(2);
    expect(await emailsTo(test, 'nobody@seira.example')).toEqual([]);
    expect(await emailsTo(test, '')).toEqual([]);
    // The row of an unknown address does not store the address.
    const [row] = await test.db.query('SELECT email FROM account_links WHERE user_id IS NULL');
    expect(row).toEqual({ email: null });
  });

  it('sends nothing to sample people, who cannot sign in', async () => {
    const { email } = await calls.signUp();
    const sample = 'UPDATE users SET password_hash = NULL, sample = true WHERE email_key = $1';
    await test.db.query(sample, [email]);
    expect((await ask(email)).status).toBe(204);
    await expect(linkToken(test, email, 'recover')).rejects.toThrow();
  });

  it('is limited per address, known or not, and says when to retry', async () => {
    const { email } = await calls.signUp();
    for (const one of [email, 'nobody@seira.example']) {
      for (let n = 0; n < 3; n += 1) expect((await ask(one)).status).toBe(204);
      const refused = await ask(` ${one.toUpperCase()}`);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
      expect(refused.body.error).toBe('Στάλθηκαν πολλά μηνύματα. Δοκιμάστε ξανά σε 60\u00a0λεπτά.');
    }
    test.clock.advance(3601);
    expect((await ask(email)).status).toBe(204);
  });

  it('is limited per network address', async () => {
    for (let n = 0; n < 20; n += 1) expect((await ask(`n-${n}@seira.example`)).status).toBe(204);
    expect((await ask('one-more@seira.example')).status).toBe(429);
  });

  it('stores a hash of the token and encrypts the e-mail', async () => {
    const { email } = await calls.signUp();
    const token = await calls.recover(email);
    const rows = await test.db.query('SELECT k.*, m.* FROM account_links k, mail_outbox m');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await calls.signIn(email, PASSWORD)).status).toBe(200);
  });
});
