import { describe, expect, it } from 'vitest';
import { renewEmailKeys } from '#server/repositories/people/emailKeys.ts';
import type { SessionsResponse } from '#common/contract/account/profile.ts';
import {
  accountCalls,
  beforeTransaction,
  linkToken,
  NEW_PASSWORD,
  PASSWORD,
  PROFILE,
  subjectsTo,
  type Signed,
} from '#server/testing/accounts.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp({ publicOrigin: 'https://seira.example' });
const calls = accountCalls(test);

const confirmedOf = async (who: Signed) =>
  (await calls.ask('GET', '/api/user', who)).body.email_confirmed;

describe('an address', () => {
  it('is confirmed by the link in the sign-up e-mail; a repeat returns the same', async () => {
    const person = await calls.signUp();
    expect(await subjectsTo(test, person.email)).toEqual(['Επιβεβαιώστε το email σας']);
    expect(await confirmedOf(person)).toBe(false);
    const token = await linkToken(test, person.email, 'confirm');
    const done = { status: 200, body: { purpose: 'confirm', email: person.email } };
    expect(await calls.confirm(token)).toMatchObject(done);
    expect(await calls.confirm(token)).toMatchObject(done);
    expect(await confirmedOf(person)).toBe(true);
  });

  it('gets another link on request until it is confirmed', async () => {
    const person = await calls.signUp();
    expect((await calls.ask('POST', '/api/user/confirmation', person)).status).toBe(204);
    expect(await subjectsTo(test, person.email)).toHaveLength(2);
    test.clock.advance(23 * 3600);
    const token = await linkToken(test, person.email, 'confirm');
    expect((await calls.confirm(token)).status).toBe(200);
    const again = await calls.enter(person.email);
    const late = calls.ask('POST', '/api/user/confirmation', again);
    expect(refusalOf(await late)).toBe('409 already_confirmed');
  });

  it('is not confirmed by a day-old link or a password link', async () => {
    const { email } = await calls.signUp();
    const token = await linkToken(test, email, 'confirm');
    const other = await calls.recover(email);
    test.clock.advance(86_400);
    for (const one of [token, other, 'x'.repeat(43)]) {
      expect((await calls.confirm(one)).body.code).toBe('link_over');
    }
  });
});

describe('a change of password', () => {
  const change = (who: Signed, current: string, password: string) =>
    calls.ask('PUT', '/api/user/password', who, { current, password });

  it('requires the current password, ends other sessions and notifies the person', async () => {
    const person = await calls.signUp();
    const elsewhere = await calls.enter(person.email);
    expect((await change(person, PASSWORD, NEW_PASSWORD)).status).toBe(204);
    expect([await calls.isIn(person), await calls.isIn(elsewhere)]).toEqual([true, false]);
    expect((await calls.signIn(person.email, NEW_PASSWORD)).status).toBe(200);
    expect(await subjectsTo(test, person.email)).toContain('Ο κωδικός σας άλλαξε');
    // A repeat after a lost response succeeds and sends no second e-mail.
    expect((await change(person, PASSWORD, NEW_PASSWORD)).status).toBe(204);
    expect(await subjectsTo(test, person.email)).toHaveLength(2);
  });

  it('names every invalid field', async () => {
    const person = await calls.signUp();
    expect(refusalOf(await change(person, '', 'short'))).toBe('422 current password');
    const wrong = await change(person, 'not this 1', NEW_PASSWORD);
    expect(wrong.body.message).toEqual({ current: ['δεν είναι ο τωρινός σας κωδικός'] });
    expect((await calls.signIn(person.email)).status).toBe(200);
  });

  it('stops guesses of the current password in a stolen session', async () => {
    const person = await calls.signUp();
    for (let n = 0; n < 5; n += 1)
      expect((await change(person, `guess ${n}`, NEW_PASSWORD)).status).toBe(422);
    const refused = await change(person, PASSWORD, NEW_PASSWORD);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600']);
  });
});

describe('a password change during a concurrent password check', () => {
  const reset = async ({ email }: Signed) => {
    const token = await calls.recover(email);
    beforeTransaction(test, () =>
      calls.ask('POST', '/api/users/password', null, { token, password: NEW_PASSWORD }),
    );
  };
  const refused = { status: 422 };

  it('opens no session and changes no password, address or account', async () => {
    const person = await calls.signUp();
    await reset(person);
    expect(await calls.signIn(person.email)).toMatchObject(refused);
    const moved = { ...PROFILE, email: 'thief@seira.example', current: NEW_PASSWORD };
    for (const [method, url, body] of [
      ['PUT', '/api/user/password', { current: NEW_PASSWORD, password: 'a third pass 3' }],
      ['PUT', '/api/user/profile', moved],
      ['POST', '/api/user/deletion', { password: NEW_PASSWORD }],
    ] as const) {
      await test.db.exec('DELETE FROM rate_counters');
      const who = await calls.enter(person.email, NEW_PASSWORD);
      await reset(person);
      expect([url, await calls.ask(method, url, who, body)]).toMatchObject([url, refused]);
      expect((await calls.signIn(person.email, NEW_PASSWORD)).status).toBe(200);
    }
  });

  it('sends at most six notices an hour to an unconfirmed address', async () => {
    const squatter = await calls.signUp();
    for (let n = 0; n < 9; n += 1) {
      const [current, password] = n % 2 === 0 ? [PASSWORD, NEW_PASSWORD] : [NEW_PASSWORD, PASSWORD];
      const done = await calls.ask('PUT', '/api/user/password', squatter, { current, password });
      expect(done.status).toBe(204);
    }
    expect(await subjectsTo(test, squatter.email)).toHaveLength(6);
  });

  it('lets the first of two concurrent changes win', async () => {
    const person = await calls.signUp();
    const change = (password: string) =>
      calls.ask('PUT', '/api/user/password', person, { current: PASSWORD, password });
    const both = await Promise.all([change(NEW_PASSWORD), change('a third pass 3')]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 422]);
  });
});

describe('sessions', () => {
  const PHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
  const list = async (who: Signed) =>
    (await calls.ask<SessionsResponse>('GET', '/api/user/sessions', who)).body.records;

  it('list devices and times, and mark the current session', async () => {
    const person = await calls.signUp({}, { 'user-agent': PHONE });
    test.clock.advance(60);
    await calls.signIn(person.email, PASSWORD, { 'user-agent': 'curl/8' });
    const seen = (await list(person)).map(({ browser, system, current, last_seen_at: at }) =>
      [browser, system, current, at.slice(11, 16)].join(),
    );
    expect(seen).toEqual([',,false,12:01', 'Safari,iOS,true,12:00']);
    const [row] = await test.db.query('SELECT * FROM sessions ORDER BY id DESC OFFSET 1 LIMIT 1');
    expect(JSON.stringify(row)).not.toContain('18');
  });

  it('end one by one, or all others at once', async () => {
    const person = await calls.signUp();
    const [one, two] = [await calls.enter(person.email), await calls.enter(person.email)];
    const three = await calls.enter(person.email);
    const [latest] = await list(person);
    const end = (code: string) => calls.ask('DELETE', `/api/user/sessions/${code}`, person);
    expect((await end(latest!.code)).status).toBe(204);
    expect((await end(latest!.code)).status).toBe(204);
    expect([await calls.isIn(three), await calls.isIn(two)]).toEqual([false, true]);
    expect((await calls.ask('DELETE', '/api/user/sessions', person)).status).toBe(204);
    expect([await calls.isIn(one), await calls.isIn(two)]).toEqual([false, false]);
    expect(await list(person)).toHaveLength(1);
  });
});

/** An account in the format of version 1.1. */
const ofOldVersion = async (email: string) => {
  const { code } = await calls.signUp();
  const rewrite = 'UPDATE users SET email = $2, email_key = lower($2) WHERE code = $1';
  await test.db.query(rewrite, [code, email]);
  return code;
};
const whoIs = async (email: string) => (await calls.signIn(email)).body.code;

describe('an address in several spellings', () => {
  it.each([
    ['anna@παράδειγμα.ελ', 'anna@xn--hxajbheg2az3al.xn--qxam'],
    ['anna1@οδος.ελ', 'ANNA1@ΟΔΟΣ.ΕΛ'],
    ['anna2@example.gr', 'ａnna2@ｅxample.gr'],
  ])('opens one account for %s and %s', async (email, other) => {
    const { code } = await calls.signUp({ email });
    expect(await whoIs(other)).toBe(code);
    await expect(calls.signUp({ email: other })).rejects.toThrow('email');
  });

  it('is shown as the person typed it', async () => {
    const email = 'Anna3@Παράδειγμα.ελ';
    const { body } = await calls.ask('GET', '/api/user', await calls.signUp({ email }));
    expect(body.email).toBe(email);
  });
});

describe('an account of an older version', () => {
  it('signs in before and after its key is renewed, with each spelling', async () => {
    const code = await ofOldVersion('old@παράδειγμα.ελ');
    expect(await whoIs('old@παράδειγμα.ελ')).toBe(code);
    await renewEmailKeys(test.db);
    expect(await whoIs('old@παράδειγμα.ελ')).toBe(code);
    expect(await whoIs('old@xn--hxajbheg2az3al.xn--qxam')).toBe(code);
  });

  it('keeps its own spelling if another account has the same address today', async () => {
    const readable = await ofOldVersion('two@παράδειγμα.ελ');
    const ascii = await ofOldVersion('two@xn--hxajbheg2az3al.xn--qxam');
    await renewEmailKeys(test.db);
    expect(await whoIs('two@παράδειγμα.ελ')).toBe(readable);
    expect(await whoIs('Two@xn--hxajbheg2az3al.xn--qxam')).toBe(ascii);
  });

  it('signs in and gets a password link, despite dots that new addresses must not have', async () => {
    const code = await ofOldVersion('anna..b@example.gr');
    expect(await whoIs('Anna..b@example.gr')).toBe(code);
    await calls.ask('POST', '/api/users/recover', null, { email: 'anna..b@example.gr' });
    expect(await subjectsTo(test, 'anna..b@example.gr')).toHaveLength(1);
  });
});
