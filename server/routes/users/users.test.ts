import { describe, expect, it } from 'vitest';
import { accountCalls } from '#server/testing/accounts.ts';
import { buildSignedIn } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp();
const { ask, session, signIn } = accountCalls(test);

let people = 0;
const person = (overrides: Record<string, unknown> = {}) => ({
  email: `new-${(people += 1)}@seira.example`,
  password: 'κωδικός1',
  first_name: 'Ελένη',
  last_name: 'Δοκιμή',
  gender: 'female',
  birth_date: '1990-05-17',
  ...overrides,
});
const signUp = (payload: object, headers = {}) =>
  ask('POST', '/api/users/sign_up', null, payload, headers);
const me = (headers: Record<string, string>) => ask('GET', '/api/user', { headers });
const refresh = (refreshToken: unknown, headers: Record<string, string> = {}) =>
  ask('POST', '/api/users/tokens', { headers }, undefined, {
    'refresh-token': String(refreshToken),
  });

describe('sign_up', () => {
  it('creates an account, signs in and returns the person', async () => {
    const payload = person();
    const response = await signUp(payload);
    expect(response.status).toBe(201);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toMatchObject({ name: 'Ελένη Δοκιμή', email: payload.email });
    const user = await me(session(response));
    expect(user.status).toBe(200);
    expect(user.headers['cache-control']).toBe('no-store');
    expect(user.body).toEqual(response.body);
    expect((await signIn(payload.email.toUpperCase(), payload.password)).status).toBe(200);
  });

  it('names every invalid field at once, in the requested language', async () => {
    const wrong = { email: 'x', password: 'short', first_name: 'A', gender: 'cat' };
    const payload = { ...wrong, birth_date: '2026-02-30' };
    const response = await signUp(payload, { 'accept-language': 'en' });
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({
      message: {
        email: ['is not a valid address'],
        password: ['needs at least 8 characters, with a letter and a number'],
        first_name: ['needs at least 2 characters'],
        last_name: ['is required'],
        birth_date: ['is not a valid date'],
        gender: ['is not a valid choice'],
      },
    });
    const greek = await signUp({}, { 'accept-language': 'de' });
    expect(greek.body.message?.last_name).toEqual(['λείπει']);
  });

  it.each<[Record<string, unknown>, number]>([
    [{ gender: undefined }, 201],
    [{ gender: null }, 201],
    [{ gender: '' }, 201],
    [{ birth_date: '2008-11-20' }, 201],
    [{ birth_date: '2008-11-21' }, 422],
    [{ birth_date: '2027-01-01' }, 422],
    [{ birth_date: '1899-12-31' }, 422],
    [{ birth_date: '17/05/1990' }, 422],
    [{ password: 'password1' }, 201],
    [{ password: '12345678' }, 422],
    [{ password: 'abcdefgh' }, 422],
    [{ password: 'κωδικοσ٣' }, 201],
    [{ password: 'a1'.repeat(100) }, 201],
    [{ password: `${'a1'.repeat(100)}x` }, 422],
  ])('responds to %j with %i', async (fields, status) => {
    expect((await signUp(person(fields))).status).toBe(status);
  });

  it('keeps a name on one line', async () => {
    const response = await signUp(person({ first_name: 'Ελένη\r\nBcc: Μαρία' }));
    expect(response.body).toMatchObject({ first_name: 'Ελένη Bcc: Μαρία' });
  });

  it('accepts the eighteenth birthday from midnight in Athens', async () => {
    test.clock.set('2026-11-19T21:59:59Z');
    const early = await signUp(person({ birth_date: '2008-11-20' }), { 'accept-language': 'en' });
    expect(early.body.message).toEqual({ birth_date: ['must be more than 18 years ago'] });
    test.clock.set('2026-11-19T22:00:00Z');
    expect((await signUp(person({ birth_date: '2008-11-20' }))).status).toBe(201);
  });

  it('accepts an address once, in any case, also from concurrent requests', async () => {
    const { email } = person();
    const responses = await Promise.all(
      [email, email.toUpperCase(), email].map((address) => signUp(person({ email: address }))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const late = await signUp(person({ email }));
    expect(late.body).toMatchObject({ message: { email: ['χρησιμοποιείται ήδη'] } });
  });
});

it('rejects a sign-in with a wrong password without a token', async () => {
  const payload = person();
  await signUp(payload);
  const wrong = await signIn(payload.email, 'not this 1');
  const refusal = { error: 'Λάθος email ή κωδικός πρόσβασης.', code: 'invalid_credentials' };
  expect([wrong.status, wrong.body]).toEqual([422, refusal]);
  expect(wrong.headers['access-token']).toBeUndefined();
});

it('rejects an access token with exactly these words', async () => {
  const { headers } = await buildSignedIn(test);
  for (const authorization of ['', 'Bearer nonsense', `${headers.authorization}x`]) {
    const response = await me({ 'accept-language': 'el', ...(authorization && { authorization }) });
    expect([response.status, response.body.error]).toEqual([401, 'Invalid access token']);
  }
  test.clock.advance(test.context.settings.accessTokenSeconds - 1);
  expect((await me(headers)).status).toBe(200);
  test.clock.advance(2);
  const late = await me(headers);
  expect([late.status, late.body.error]).toEqual([401, 'Access token expired']);
});

describe('refresh', () => {
  it('returns a new pair, also with an expired bearer token', async () => {
    const signed = await buildSignedIn(test);
    test.clock.advance(3600);
    const json = { 'content-type': 'application/json' };
    const response = await refresh(signed.refreshToken, { ...signed.headers, ...json });
    expect([response.status, response.body]).toEqual([204, { text: '' }]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['refresh-token']).not.toBe(signed.refreshToken);
    expect((await me(session(response))).status).toBe(200);
  });

  it('returns the same successor to repeats within the grace period, also concurrent ones', async () => {
    const { refreshToken } = await buildSignedIn(test);
    const responses = await Promise.all([1, 2, 3].map(() => refresh(refreshToken)));
    test.clock.advance(29);
    responses.push(await refresh(refreshToken));
    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(new Set(responses.map(({ headers }) => headers['refresh-token'])).size).toBe(1);
  });

  it('revokes the family when a used token comes back after the grace period', async () => {
    const { refreshToken } = await buildSignedIn(test);
    const next = await refresh(refreshToken);
    test.clock.advance(31);
    const stolen = await refresh(refreshToken);
    expect([stolen.status, stolen.body.error]).toEqual([401, 'Invalid refresh token']);
    expect((await refresh(next.headers['refresh-token'])).status).toBe(401);
    expect((await me(session(next))).body.error).toBe('Invalid access token');
  });

  it('ends after thirty days without use', async () => {
    const { refreshToken } = await buildSignedIn(test);
    test.clock.advance(30 * 86_400 + 1);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it('rejects a missing token and the bearer of another session', async () => {
    const [one, other] = [await buildSignedIn(test), await buildSignedIn(test)];
    expect((await ask('POST', '/api/users/tokens')).status).toBe(401);
    expect((await refresh(one.refreshToken, other.headers)).status).toBe(401);
    expect((await refresh(one.refreshToken)).status).toBe(204);
  });
});

describe('sign_out', () => {
  const signOut = (headers: Record<string, string>) =>
    ask('DELETE', '/api/users/sign_out', { headers });

  it('ends the session and its tokens', async () => {
    const { headers, refreshToken } = await buildSignedIn(test);
    expect((await signOut({ ...headers, 'content-type': 'application/json' })).status).toBe(204);
    expect((await me(headers)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await signOut(headers)).status).toBe(204);
  });

  it('works with an expired token, but not without one', async () => {
    const { headers, refreshToken } = await buildSignedIn(test);
    test.clock.advance(3600);
    expect((await signOut(headers)).status).toBe(204);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await signOut({})).status).toBe(401);
  });
});
