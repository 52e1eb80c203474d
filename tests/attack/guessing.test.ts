import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { NOON } from '#server/testing/testApp.ts';
import { RIGHT, ROUNDS, signIn, signUp, startTarget, WRONG, type Target } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await startTarget({ trustProxy: 1 });
});
afterAll(() => target.close());
beforeEach(async () => {
  target.clock.set(NOON);
  await target.db.query('DELETE FROM rate_counters');
});

let people = 0;
const victim = async () => {
  const email = `victim-${(people += 1)}@seira.example`;
  expect((await signUp(target, email)).statusCode).toBe(201);
  await target.db.query('DELETE FROM rate_counters');
  return email;
};
let hosts = 0;
/** A network address that nobody has used. */
const elsewhere = () => {
  hosts += 1;
  return { headers: { 'x-forwarded-for': `10.${hosts >> 8}.${hosts & 255}.1` } };
};

it('another spelling of an address buys no further guesses', async () => {
  const email = await victim();
  const { failedSignInsPerAccount: max } = target.context.settings;
  for (let n = 0; n < max; n += 1) await signIn(target, email, WRONG, elsewhere());
  const spellings = Array.from({ length: 40 * ROUNDS }, (_, n) => [
    `${email}${' '.repeat(300)}${n}`,
    `${' '.repeat(n + 1)}${email.toUpperCase()}${'\u00a0'.repeat(n)}`,
    `${email}\t${'\n'.repeat(n)}`,
  ]).flat();
  for (const spelling of spellings) {
    expect((await signIn(target, spelling, RIGHT, elsewhere())).statusCode).not.toBe(200);
  }
});

it('an address that is longer than any can be is neither counted nor looked up', async () => {
  const answer = await signIn(target, `${'a'.repeat(250)}@b.gr`, RIGHT, elsewhere());
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid_credentials']);
  expect(await target.db.query('SELECT FROM rate_counters')).toEqual([]);
});
