import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import type { SessionsResponse } from '#common/contract/account/profile.ts';
import { runJobsOfDay } from '#server/testing/jobs.ts';
import {
  accountCalls,
  beforeTransaction,
  linkToken,
  NEW_PASSWORD,
  PASSWORD,
  PROFILE,
  subjectsTo,
} from '#server/testing/accounts.ts';
import { startBrowser } from '#server/testing/social/browser.ts';
import { CLIENT, startSocialProvider, type TestProvider } from '#server/testing/social/provider.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { NOON, testApp } from '#server/testing/testApp.ts';

const ORIGIN = 'https://seira.example';
const clientDir = temporaryFolder();
writeFileSync(join(clientDir, 'index.html'), '<!doctype html><head><!--head--></head>');
const opened: TestProvider[] = [];
afterAll(async () => {
  for (const one of opened) await one.close();
});

const provider = async (kind: 'google' | 'facebook') => {
  const callback = `${ORIGIN}/api/users/social/${kind}/callback`;
  const started = await startSocialProvider(callback, { kind });
  opened.push(started);
  return { ...CLIENT, origin: started.origin };
};

const test = testApp(async () => ({
  publicOrigin: ORIGIN,
  clientDir,
  social: {
    google: await provider('google'),
    facebook: await provider('facebook'),
    twitter: { ...CLIENT, origin: 'http://127.0.0.1:9' },
  },
}));
const calls = accountCalls(test);

let people = 0;
const address = (start = 'erato') => `${start}-${(people += 1)}@seira.example`;

it('signs in a new person with a confirmed address, and finds the account again', async () => {
  const email = address();
  const browser = startBrowser(test);
  const { token } = await browser.signInAt('google', email);
  const first = await browser.finish({ token });
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ name: 'Ερατώ Ζωγράφου', email, email_confirmed: true });
  expect(await calls.isIn({ headers: calls.session(first) })).toBe(true);
  expect(await subjectsTo(test, email)).toEqual([]);

  const again = await browser.signInAt('google', email);
  const second = await browser.finish(again);
  expect([second.status, second.body.code]).toEqual([200, first.body.code]);
  // Without a password there is nothing to guess. The person's export names the provider.
  expect((await calls.signIn(email, '')).status).toBe(422);
  const who = { headers: calls.session(second) };
  const ended = await calls.ask('POST', '/api/user/deletion', who, { password: 'a guess 1' });
  const advice = 'δεν έχει οριστεί ακόμη: ζητήστε σύνδεσμο από τη σελίδα «Ανάκτηση κωδικού»';
  expect(ended.body.message).toEqual({ password: [advice] });
  const data = await calls.ask('GET', '/api/user/data', who);
  expect(data.body.identities).toEqual([
    { provider: 'google', subject: email, created_at: expect.any(String) as string },
  ]);
});

it('rejects an ID token with a wrong signature', async () => {
  opened[0]!.forge(true);
  const { failure } = await startBrowser(test).signInAt('google', address());
  opened[0]!.forge(false);
  expect(failure).toBe('unreachable');
});

it('binds each code to the browser that began, once, for ten minutes', async () => {
  const browser = startBrowser(test);
  const { token } = await browser.signInAt('google', address());
  const over = { status: 409, body: { code: 'social_over' } };
  expect(await startBrowser(test).finish({ token })).toMatchObject(over);
  expect(await browser.finish({ token: 'x'.repeat(43) })).toMatchObject(over);
  const late = startBrowser(test);
  const forgotten = await late.signInAt('google', address());
  test.clock.advance(601);
  expect(await late.finish(forgotten)).toMatchObject(over);
  test.clock.set(NOON);
  expect((await browser.finish({ token })).status).toBe(200);
  expect(await browser.finish({ token })).toMatchObject(over);
});

it('redirects only to the login page, with the reason', async () => {
  const refused = await startBrowser(test).signInAt('google', address(), { agrees: false });
  expect(refused).toEqual({ failure: 'refused', provider: 'google' });
  const unconfirmed = await startBrowser(test).signInAt('google', address('unconfirmed'));
  expect(unconfirmed.failure).toBe('unconfirmed');
  expect((await startBrowser(test).signInAt('google', address('nomail'))).failure).toBe('no_email');
  // A provider that is down, an unrequested callback, and a replayed callback.
  expect((await startBrowser(test).comeBackFrom('twitter')).failure).toBe('unreachable');
  const strange = ['code=x&state=y', 'error=access_denied', 'iss=https://evil.example&code=x'];
  for (const query of [...strange, '', 'state=%00&code[]=1']) {
    const url = `/api/users/social/google/callback?${query}`;
    const { statusCode, headers } = await test.app.inject(url);
    const login = `${ORIGIN}/login#social-failure=expired&provider=google`;
    expect([statusCode, headers.location]).toEqual([303, login]);
  }
  const browser = startBrowser(test);
  await browser.signInAt('google', address());
  expect((await browser.callAgain()).failure).toBe('unreachable');
  for (const name of ['github', '__proto__', '..%2f']) {
    expect((await test.app.inject(`/api/users/social/${name}`)).statusCode).toBe(404);
  }
});

it('joins an account with the same address only by its password', async () => {
  const person = await calls.signUp();
  const browser = startBrowser(test);
  const { token } = await browser.signInAt('google', person.email);
  const asked = await browser.finish({ token });
  expect([asked.status, asked.body]).toMatchObject([
    409,
    { code: 'social_account_exists', provider: 'google', email: 'a•••@seira.example', mail: true },
  ]);
  const guess = await browser.finish({ token, password: 'not this 1' }, '/link');
  expect(refusalOf(guess)).toBe('422 invalid_credentials');
  const joined = await browser.finish({ token, password: PASSWORD }, '/link');
  expect([joined.status, joined.body.code]).toEqual([200, person.code]);
  expect(joined.body.email_confirmed).toBe(true);
  expect((await subjectsTo(test, person.email))[0]).toBe('Μπορείτε να συνδέεστε και με Google');
  const next = await browser.finish(await browser.signInAt('google', person.email));
  expect(next.body.code).toBe(person.code);

  // A password reset by link removes joined identities.
  const link = await calls.recover(person.email);
  await calls.ask('POST', '/api/users/password', null, { token: link, password: NEW_PASSWORD });
  const later = await browser.finish(await browser.signInAt('google', person.email));
  expect(later.body.code).toBe('social_account_exists');
});

it('revokes everything with which an earlier holder of the address could open the account', async () => {
  const squatter = await calls.signUp();
  const { email } = squatter;
  const theirs = address('squatter');
  const move = { ...PROFILE, email: theirs, current: PASSWORD };
  expect((await calls.ask('PUT', '/api/user/profile', squatter, move)).status).toBe(200);
  const away = await linkToken(test, theirs, 'confirm');
  const browser = startBrowser(test);
  const { token } = await browser.signInAt('google', email);
  await browser.finish({ token }, '/mail');
  const link = await linkToken(test, email, 'confirm');
  // A sign-in whose password was checked just before.
  beforeTransaction(test, async () => {
    expect((await calls.confirm(link)).status).toBe(200);
  });
  expect((await calls.signIn(email)).status).toBe(422);
  expect(refusalOf(await calls.confirm(away))).toBe('409 link_over');
  const mine = await browser.finish(await browser.signInAt('google', email));
  expect(mine.body).toMatchObject({ code: squatter.code, email });
  const who = { headers: calls.session(mine) };
  const sessions = await calls.ask<SessionsResponse>('GET', '/api/user/sessions', who);
  expect(sessions.body.records).toHaveLength(1);
});

it('opens no session if a password reset ends the sign-in meanwhile', async () => {
  const person = await calls.signUp();
  const browser = startBrowser(test);
  const joined = await browser.signInAt('google', person.email);
  await browser.finish({ ...joined, password: PASSWORD }, '/link');
  const token = await calls.recover(person.email);
  const again = await browser.signInAt('google', person.email);
  beforeTransaction(test, () =>
    calls.ask('POST', '/api/users/password', null, { token, password: NEW_PASSWORD }),
  );
  expect(refusalOf(await browser.finish(again))).toBe('409 social_over');
});

it('joins by an e-mail link, which locks out an earlier holder of the address', async () => {
  const squatter = await calls.signUp();
  const { email } = squatter;
  const browser = startBrowser(test);
  const { token } = await browser.signInAt('google', email);
  expect((await browser.finish({ token }, '/mail')).status).toBe(204);
  const link = await linkToken(test, email, 'confirm');
  const looked = await calls.ask('POST', '/api/users/links', null, { token: link });
  expect(looked.body).toMatchObject({ purpose: 'link_social', provider: 'google', state: 'open' });
  for (const { status, body } of [await calls.confirm(link), await calls.confirm(link)])
    expect([status, body]).toMatchObject([200, { purpose: 'link_social', email }]);
  expect(await calls.isIn(squatter)).toBe(false);
  expect((await calls.signIn(email)).status).toBe(422);
  const mine = await browser.finish(await browser.signInAt('google', email));
  expect([mine.status, mine.body.code]).toEqual([200, squatter.code]);
  // A password can be set the usual way.
  expect(await calls.recover(email)).toHaveLength(43);
});

it('trusts a plain OAuth 2 provider for identity, but not for the address', async () => {
  const email = address();
  const browser = startBrowser(test);
  const made = await browser.finish(await browser.signInAt('facebook', email));
  expect(made.body).toMatchObject({ name: 'Ερατώ Ζωγράφου', email, email_confirmed: false });
  expect(await subjectsTo(test, email)).toEqual(['Επιβεβαιώστε το email σας']);
  const person = await calls.signUp();
  const other = startBrowser(test);
  const { token } = await other.signInAt('facebook', person.email);
  expect((await other.finish({ token })).body).toMatchObject({ provider: 'facebook', mail: false });
  expect(refusalOf(await other.finish({ token }, '/mail'))).toBe('409 social_unproved');
  expect((await other.finish({ token, password: PASSWORD }, '/link')).status).toBe(200);
});

it('lists and removes identities, but never the only sign-in', async () => {
  const email = address();
  const browser = startBrowser(test);
  const signedIn = await browser.finish(await browser.signInAt('google', email));
  const who = { headers: calls.session(signedIn) };
  const list = () => calls.ask('GET', '/api/user/identities', who);
  const end = (provider: string) => calls.ask('DELETE', `/api/user/identities/${provider}`, who);
  const google = { provider: 'google', created_at: '2026-11-20T12:00:00.000+02:00' };
  expect((await list()).body).toEqual({ records: [google], has_password: false });
  expect(refusalOf(await end('google'))).toBe('422 last_sign_in');
  // Removing an identity that was never joined succeeds; an unknown provider is rejected.
  expect([(await end('twitter')).status, (await end('github')).status]).toEqual([204, 422]);
  expect((await list()).body.records).toEqual([google]);

  await test.db.query(
    `INSERT INTO identities (user_id, provider, subject, created_at)
     SELECT user_id, 'twitter', subject, created_at FROM identities WHERE subject = $1`,
    [email],
  );
  const both = await Promise.all([end('google'), end('twitter')]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 422]);
  expect((await list()).body.records).toHaveLength(1);

  // With a password the last identity can be removed, and then no longer opens the account.
  const person = await calls.signUp();
  const other = startBrowser(test);
  const proved = { ...(await other.signInAt('google', person.email)), password: PASSWORD };
  await other.finish(proved, '/link');
  for (const _ of ['a request', 'its repeat']) {
    expect((await calls.ask('DELETE', '/api/user/identities/google', person)).status).toBe(204);
  }
  const { body: left } = await calls.ask('GET', '/api/user/identities', person);
  expect(left).toEqual({ records: [], has_password: true });
  // The repeat removes nothing and sends no notice.
  const notice = 'Δεν συνδέεστε πλέον με Google';
  const subjects = await subjectsTo(test, person.email);
  expect(subjects.filter((subject) => subject === notice)).toHaveLength(1);
  const later = await other.finish(await other.signInAt('google', person.email));
  expect(later.body.code).toBe('social_account_exists');
});

it('states the providers on every page, and stores no expired sign-in', async () => {
  const { body } = await test.app.inject({ url: '/login', headers: { accept: 'text/html' } });
  expect(body).toContain('<meta name="social-sign-in" content="google facebook twitter">');
  await startBrowser(test).signInAt('google', address());
  test.clock.advance(601);
  await runJobsOfDay(test);
  expect(await test.db.query('SELECT FROM social_sign_ins')).toEqual([]);
});
