import { describe, expect, it } from 'vitest';
import { buildSignedIn } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp();

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
const signUp = (payload: unknown, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/users/sign_up',
    payload: payload as object,
    headers,
  });
const signIn = (email: string, password: string) =>
  test.app.inject({ method: 'POST', url: '/api/users/sign_in', payload: { email, password } });
const me = (token: unknown) =>
  test.app.inject({ url: '/api/user', headers: { authorization: `Bearer ${String(token)}` } });
const refresh = (refreshToken: unknown, accessToken?: unknown) =>
  test.app.inject({
    method: 'POST',
    url: '/api/users/tokens',
    headers: {
      'refresh-token': String(refreshToken),
      ...(accessToken ? { authorization: `Bearer ${String(accessToken)}` } : {}),
    },
  });

describe('sign_up', () => {
  it('creates an account, signs in and returns the person', async () => {
    const payload = person();
    const answer = await signUp(payload);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ name: 'Ελένη Δοκιμή', email: payload.email });
    const user = await me(answer.headers['access-token']);
    expect(user.statusCode).toBe(200);
    expect(user.headers['cache-control']).toBe('no-store');
    expect(user.json()).toEqual(answer.json());
    expect((await signIn(payload.email.toUpperCase(), payload.password)).statusCode).toBe(200);
  });

  it('works without a gender', async () => {
    for (const gender of [undefined, null, '']) {
      expect((await signUp(person({ gender }))).statusCode).toBe(201);
    }
  });

  it('names every offending field at once, in the requested language', async () => {
    const wrong = {
      email: 'x',
      password: 'short',
      first_name: 'A',
      birth_date: '2026-02-30',
      gender: 'cat',
    };
    const answer = await signUp(wrong, { 'accept-language': 'en' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      message: {
        email: ['is not a valid address'],
        password: ['needs at least 8 characters, with a letter and a digit'],
        first_name: ['needs at least 2 characters'],
        last_name: ['is required'],
        birth_date: ['is not a valid date'],
        gender: ['is not a valid choice'],
      },
    });
    const greek = await signUp({}, { 'accept-language': 'de' });
    expect(greek.json().message.last_name).toEqual(['είναι υποχρεωτικό']);
  });

  it.each([
    ['2008-11-20', 201],
    ['2008-11-21', 422],
    ['2027-01-01', 422],
    ['1899-12-31', 422],
    ['17/05/1990', 422],
  ])('born %s: %i', async (birth_date, status) => {
    expect((await signUp(person({ birth_date }))).statusCode).toBe(status);
  });

  it('refuses hidden characters in a name, and names the field', async () => {
    for (const first_name of ['Άννα\u202e', 'Άν\u2066να', 'Άννα\u0007']) {
      const answer = await signUp(person({ first_name }));
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json<{ message: object }>().message)).toEqual(['first_name']);
    }
  });

  it('keeps a name on one line', async () => {
    const answer = await signUp(person({ first_name: 'Ελένη\r\nBcc: x@y.gr' }));
    expect(answer.json()).toMatchObject({ first_name: 'Ελένη Bcc: x@y.gr' });
  });

  it('turns eighteen at midnight in Athens', async () => {
    test.clock.set('2026-11-19T21:59:59Z');
    const early = await signUp(person({ birth_date: '2008-11-20' }), { 'accept-language': 'en' });
    expect(early.json()).toMatchObject({
      message: { birth_date: ['you must be over 18 years old'] },
    });
    test.clock.set('2026-11-19T22:00:00Z');
    expect((await signUp(person({ birth_date: '2008-11-20' }))).statusCode).toBe(201);
  });

  it.each([
    ['password1', 201],
    ['12345678', 422],
    ['abcdefgh', 422],
    ['κωδικοσ٣', 201],
    ['a1'.repeat(100), 201],
    [`${'a1'.repeat(100)}x`, 422],
  ])('password %s: %i', async (password, status) => {
    expect((await signUp(person({ password }))).statusCode).toBe(status);
  });

  it('accepts an address only once, in any case, even from two simultaneous requests', async () => {
    const { email } = person();
    const answers = await Promise.all(
      [email, email.toUpperCase(), email].map((address) => signUp(person({ email: address }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422]);
    const late = await signUp(person({ email }));
    expect(late.json()).toMatchObject({ message: { email: ['χρησιμοποιείται ήδη'] } });
  });
});

describe('sign_in', () => {
  it('refuses a wrong password, without a token', async () => {
    const payload = person();
    await signUp(payload);
    const wrong = await signIn(payload.email, 'not this 1');
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toEqual({
      error: 'Λάθος email ή κωδικός πρόσβασης.',
      code: 'invalid_credentials',
    });
    expect(wrong.headers['access-token']).toBeUndefined();
  });

  it('refuses values that are not text', async () => {
    for (const payload of [{}, [], { email: ['a'], password: 'x' }, { email: 'a', password: 5 }]) {
      const answer = await test.app.inject({ method: 'POST', url: '/api/users/sign_in', payload });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().code).toBe('invalid_request');
    }
  });
});

describe('access tokens', () => {
  it('uses exactly these words', async () => {
    const { headers } = await buildSignedIn(test);
    const get = (sent: Record<string, string>) =>
      test.app.inject({ url: '/api/user', headers: sent });
    for (const sent of [
      {},
      { authorization: 'Bearer nonsense' },
      { authorization: `${headers.authorization}x` },
    ]) {
      const answer = await get({ 'accept-language': 'el', ...sent } as Record<string, string>);
      expect([answer.statusCode, answer.json().error]).toEqual([401, 'Invalid access token']);
    }
    test.clock.advance(test.context.settings.accessTokenSeconds - 1);
    expect((await get(headers)).statusCode).toBe(200);
    test.clock.advance(2);
    const late = await get(headers);
    expect([late.statusCode, late.json().error]).toEqual([401, 'Access token expired']);
  });
});

describe('refresh', () => {
  it('hands out a new pair, with an expired bearer too', async () => {
    const signed = await buildSignedIn(test);
    test.clock.advance(3600);
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/users/tokens',
      headers: {
        ...signed.headers,
        'refresh-token': signed.refreshToken,
        'content-type': 'application/json',
      },
    });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['refresh-token']).not.toBe(signed.refreshToken);
    expect((await me(answer.headers['access-token'])).statusCode).toBe(200);
  });

  it('gives a repeat within the grace the same successor, even a simultaneous one', async () => {
    const { refreshToken } = await buildSignedIn(test);
    const answers = await Promise.all([
      refresh(refreshToken),
      refresh(refreshToken),
      refresh(refreshToken),
    ]);
    test.clock.advance(29);
    answers.push(await refresh(refreshToken));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
    expect(new Set(answers.map(({ headers }) => headers['refresh-token'])).size).toBe(1);
  });

  it('revokes the family when a used token comes back after the grace', async () => {
    const { refreshToken } = await buildSignedIn(test);
    const next = await refresh(refreshToken);
    test.clock.advance(31);
    const stolen = await refresh(refreshToken);
    expect([stolen.statusCode, stolen.json().error]).toEqual([401, 'Invalid refresh token']);
    expect((await refresh(next.headers['refresh-token'])).statusCode).toBe(401);
    expect((await me(next.headers['access-token'])).json().error).toBe('Invalid access token');
  });

  it('ends after thirty days without use', async () => {
    const { refreshToken } = await buildSignedIn(test);
    test.clock.advance(30 * 86_400 + 1);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });

  it('refuses a missing token, nonsense and the bearer of another session', async () => {
    const [one, other] = [await buildSignedIn(test), await buildSignedIn(test)];
    expect((await test.app.inject({ method: 'POST', url: '/api/users/tokens' })).statusCode).toBe(
      401,
    );
    expect((await refresh('nonsense')).statusCode).toBe(401);
    const token = other.headers.authorization?.slice(7);
    expect((await refresh(one.refreshToken, token)).statusCode).toBe(401);
    expect((await refresh(one.refreshToken)).statusCode).toBe(204);
  });

  it('stores no token in clear', async () => {
    const { refreshToken } = await buildSignedIn(test);
    const [row] = await test.db.query<{ found: number }>(
      'SELECT count(*) AS found FROM refresh_tokens WHERE hash = $1',
      [refreshToken],
    );
    expect(row?.found).toBe(0);
  });
});

describe('sign_out', () => {
  const signOut = (headers: Record<string, string>) =>
    test.app.inject({ method: 'DELETE', url: '/api/users/sign_out', headers });

  it('ends the session and its tokens', async () => {
    const { headers, refreshToken } = await buildSignedIn(test);
    expect((await signOut({ ...headers, 'content-type': 'application/json' })).statusCode).toBe(
      204,
    );
    expect((await test.app.inject({ url: '/api/user', headers })).statusCode).toBe(401);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await signOut(headers)).statusCode).toBe(204);
  });

  it('works with an expired token, but not without one', async () => {
    const { headers, refreshToken } = await buildSignedIn(test);
    test.clock.advance(3600);
    expect((await signOut(headers)).statusCode).toBe(204);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await signOut({})).statusCode).toBe(401);
  });
});
