import { expect, it, vi } from 'vitest';
import { consume } from '#server/repositories/people/rateLimits.ts';
import { testApp } from '#server/testing/testApp.ts';
import * as attack from '#tests/attack/target.ts';

const test = testApp({ failedSignInsPerAddress: 15, signUpsPerAddress: 4 });

let people = 0;
const signUp = (email = `limit-${(people += 1)}@seira.example`, remoteAddress?: string) =>
  attack.signUp(test, email, remoteAddress);
const signIn = (email: string, password = attack.WRONG, remoteAddress = '10.0.0.1') =>
  attack.signIn(test, email, password, { remoteAddress });

it('stops guesses for one account from any address, and says when to retry', async () => {
  await signUp('target@seira.example');
  for (let n = 0; n < 10; n += 1) {
    expect((await signIn('Target@seira.example', undefined, `10.1.0.${n}`)).statusCode).toBe(422);
  }
  const refused = await signIn('target@seira.example', 'password1');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('600');
  expect(refused.json()).toEqual({
    error: 'Πολλές αποτυχημένες προσπάθειες. Δοκιμάστε ξανά σε 10\u00a0λεπτά.',
    code: 'too_many_attempts',
  });
  // Attempts meanwhile do not extend the window.
  for (let minute = 0; minute < 10; minute += 1) {
    expect((await signIn('target@seira.example', 'password1')).statusCode).toBe(429);
    test.clock.advance(60);
  }
  test.clock.advance(1);
  expect((await signIn('target@seira.example', 'password1')).statusCode).toBe(200);
});

it('enforces the limit for concurrent requests', async () => {
  const attempts = Array.from({ length: 40 }, () => signIn('many@seira.example'));
  const responses = await Promise.all(attempts);
  const tried = responses.filter(({ statusCode }) => statusCode === 422).length;
  expect(tried).toBe(test.context.settings.failedSignInsPerAccount);
});

it('does not count successful sign-ins as failures of an address', async () => {
  await signUp('often@seira.example', '10.0.0.8');
  for (let n = 0; n < 20; n += 1) {
    const response = await signIn('often@seira.example', 'password1', '10.0.0.8');
    expect(response.statusCode).toBe(200);
  }
  expect((await signIn('other@seira.example', 'wrong pass 1', '10.0.0.8')).statusCode).toBe(422);
});

it('resets failures of an account after a success', async () => {
  await signUp('clumsy@seira.example');
  for (let round = 0; round < 2; round += 1) {
    for (let n = 0; n < 6; n += 1)
      await signIn('clumsy@seira.example', undefined, `10.2.${round}.1`);
    expect((await signIn('clumsy@seira.example', 'password1')).statusCode).toBe(200);
  }
});

it('never locks people out at addresses where they have signed in before', async () => {
  await signUp('owner@seira.example', '10.3.0.1');
  const guess = (n: number) => signIn('owner@seira.example', undefined, `10.4.${n}.1`);
  for (let n = 0; n < 12; n += 1) await guess(n);
  expect((await signIn('owner@seira.example', 'password1', '10.5.0.1')).statusCode).toBe(429);
  const own = () => signIn('owner@seira.example', 'password1', '10.3.0.1');
  expect((await own()).statusCode).toBe(200);
  for (let n = 0; n < 10; n += 1) await signIn('owner@seira.example', undefined, '10.3.0.1');
  expect((await own()).statusCode).toBe(429);
  test.clock.advance(601);
  expect((await own()).statusCode).toBe(200);
});

it('limits sign-ups per address in an hour from the first', async () => {
  for (let n = 0; n < 4; n += 1) {
    expect((await signUp()).statusCode).toBe(201);
    test.clock.advance(60);
  }
  const refused = await signUp();
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_sign_ups']);
  test.clock.advance(3601 - 4 * 60);
  expect((await signUp()).statusCode).toBe(201);
});

it('stores neither e-mail nor network addresses in its counters', async () => {
  await signIn('private@seira.example', undefined, '192.0.2.77');
  const rows = await test.db.query('SELECT key FROM rate_counters');
  expect(JSON.stringify(rows)).not.toMatch(/private|192\.0/);
});

it('limits sign-ups from the many networks of one customer', async () => {
  const responses = [];
  for (let n = 16; n < 34; n += 1) {
    responses.push((await signUp(undefined, `2001:db8:0:1${n.toString(16)}::1`)).statusCode);
  }
  expect(responses.filter((status) => status === 201)).toHaveLength(16);
  expect(responses.slice(-2)).toEqual([429, 429]);
  expect((await signUp(undefined, '2001:db8:0:200::1')).statusCode).toBe(201);
});

it('counts in a fixed order, so that transactions cannot deadlock', async () => {
  const { db, clock } = test;
  const limit = { name: 'order', max: 9, seconds: 60 };
  const counters = ['b', 'c', 'a'].map((key) => ({ limit, key }));
  const query = vi.spyOn(db, 'query');
  await consume(db, counters, clock.now());
  expect(query.mock.calls.map(([, params]) => params?.[0])).toEqual(['a', 'b', 'c']);
});
