import { beforeAll, expect, it } from 'vitest';
import { toldBy, workOf } from '#server/testing/accounts.ts';
import { testApp } from '#server/testing/testApp.ts';
import { RIGHT, signIn, signUp, WRONG } from './target.ts';

const KNOWN = 'known@seira.example';
const UNKNOWN = 'other@seira.example';

const target = testApp({ signUpsPerAddress: 5 });
beforeAll(async () => {
  expect((await signUp(target, KNOWN)).statusCode).toBe(201);
});

it('gives the same login response with and without an account, also at the limit', async () => {
  const { failedSignInsPerAccount: max } = target.context.settings;
  for (const password of [WRONG, '', 'x'.repeat(5_000), `${RIGHT} `]) {
    await target.db.query('DELETE FROM rate_counters');
    for (let n = 0; n < max + 2; n += 1) {
      const known = toldBy(await signIn(target, KNOWN, password, { remoteAddress: '10.0.0.1' }));
      const unknown = toldBy(
        await signIn(target, UNKNOWN, password, { remoteAddress: '10.0.0.2' }),
      );
      expect(unknown).toEqual(known);
      expect(known.status).toBe(n < max ? 422 : 429);
    }
  }
});

it('does the same work for a rejected login with and without an account', async () => {
  const work = (email: string) =>
    workOf(target, {
      method: 'POST',
      url: '/api/users/sign_in',
      payload: { email, password: WRONG },
    });
  await target.db.query('DELETE FROM rate_counters');
  expect(await work(UNKNOWN)).toEqual(await work(KNOWN));
});

it('applies the same limit to sign-ups with a used and an unused e-mail address', async () => {
  const url = '/api/users/sign_up';
  const ask = (email: string, remoteAddress: string) =>
    target.app.inject({ method: 'POST', url, payload: { email, password: '' }, remoteAddress });
  for (let n = 0; n < 17; n += 1) {
    const known = toldBy(await ask(KNOWN, '10.0.1.1'));
    const unknown = toldBy(await ask(UNKNOWN, '10.0.1.2'));
    expect(unknown.status).toBe(known.status);
    expect(known.status).toBe(n < 15 ? 422 : 429);
    if (known.status === 429) expect(unknown).toEqual(known);
    // The contract requires this difference. Everything else is equal, including headers.
    else {
      const { 'content-length': a, ...others } = known.headers as Record<string, unknown>;
      const { 'content-length': b, ...same } = unknown.headers as Record<string, unknown>;
      expect([same, Number(a) > Number(b)]).toEqual([others, true]);
    }
  }
});

it('refuses an ended and an unknown session with the same response', async () => {
  const response = await signIn(target, KNOWN, RIGHT);
  const ended = { authorization: `Bearer ${String(response.headers['access-token'])}` };
  const token = String(response.headers['refresh-token']);
  await target.app.inject({ method: 'DELETE', url: '/api/users/sign_out', headers: ended });
  const refresh = (refreshToken: string) =>
    target.app.inject({
      method: 'POST',
      url: '/api/users/tokens',
      headers: { 'refresh-token': refreshToken },
    });
  expect(toldBy(await refresh(token))).toEqual(toldBy(await refresh('x'.repeat(43))));
  const user = (headers: Record<string, string>) =>
    target.app.inject({ url: '/api/user', headers });
  expect(toldBy(await user(ended))).toEqual(toldBy(await user({ authorization: 'Bearer a.b.c' })));
});
