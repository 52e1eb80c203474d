import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { NOON } from '#server/testing/testApp.ts';
import { RIGHT, ROUNDS, signIn, signUp, startTarget, WRONG, type Target } from './target.ts';

const AT_ONCE = 64;
const LIMIT = 10;

let target: Target;
beforeAll(async () => {
  target = await startTarget({ signUpsPerAddress: LIMIT, failedSignInsPerAddress: 20 });
});
afterAll(() => target.close());
beforeEach(async () => {
  target.clock.set(NOON);
  await target.db.query('DELETE FROM rate_counters');
});

let people = 0;
const stranger = () => `racer-${(people += 1)}@seira.example`;
/** How many of these concurrent calls got each status. */
const atOnce = async (call: () => Promise<{ statusCode: number }>) => {
  // A slow machine admits fewer requests; here all must be admitted at once.
  target.app.load.limit = 2 * AT_ONCE;
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => call()));
  const statuses: Record<number, number> = {};
  for (const { statusCode } of answers) statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
  return statuses;
};

it('many sign-ups at once pass exactly the limit', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const statuses = await atOnce(() => signUp(target, stranger()));
    expect(statuses[201]).toBe(LIMIT);
    expect(statuses[429]).toBeGreaterThan(0);
    target.clock.advance(3_601);
  }
});

it('many look-ups of addresses at once pass exactly the limit', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const statuses = await atOnce(() =>
      target.app.inject({
        method: 'POST',
        url: '/api/users/sign_up',
        payload: { email: stranger(), password: '' },
      }),
    );
    expect(statuses[422]).toBe(LIMIT * 3);
    expect(statuses[429]).toBeGreaterThan(0);
    target.clock.advance(3_601);
  }
});

it('right sign-ins use up nothing that failures are counted by', async () => {
  const email = stranger();
  expect((await signUp(target, email, '10.0.0.8')).statusCode).toBe(201);
  const from = { remoteAddress: '10.0.0.8' };
  for (let n = 0; n < 25; n += 1) {
    expect((await signIn(target, email, RIGHT, from)).statusCode).toBe(200);
  }
  expect((await signIn(target, stranger(), WRONG, from)).statusCode).toBe(422);
});
