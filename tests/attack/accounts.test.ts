import { beforeAll, expect, it, vi } from 'vitest';
import { appWith, NOON, testApp } from '#server/testing/testApp.ts';
import { RIGHT, ROUNDS, signIn, signUp, WRONG } from './target.ts';
import { toldBy, workOf } from '#server/testing/accounts.ts';
import { runJobsOfDay } from '#server/testing/jobs.ts';
import { buildSignedIn } from '#server/testing/builders.ts';

const KNOWN = 'known@seira.example';
const UNKNOWN = 'other@seira.example';
const SIGN_INS = 12;

const target = testApp({
  trustProxy: 1,
  failedSignInsPerAddress: 20,
  signInsPerAccount: SIGN_INS,
  signUpsPerAddress: 5,
});
beforeAll(async () => {
  expect((await signUp(target, KNOWN)).statusCode).toBe(201);
});
const refresh = async (token: unknown) => {
  const headers = { 'refresh-token': String(token) };
  const response = await target.app.inject({ method: 'POST', url: '/api/users/tokens', headers });
  return { status: response.statusCode, next: response.headers['refresh-token'], response };
};

let hosts = 0;
/** An unused network address. */
const elsewhere = () => {
  hosts += 1;
  return { headers: { 'x-forwarded-for': `10.${hosts >> 8}.${hosts & 255}.1` } };
};

it('neither counts nor looks up an e-mail address that is too long', async () => {
  const response = await signIn(target, `${'a'.repeat(250)}@b.gr`, RIGHT, elsewhere());
  expect([response.statusCode, response.json().code]).toEqual([422, 'invalid_credentials']);
  expect(await target.db.query('SELECT FROM rate_counters')).toEqual([]);
});

it('ignores forged addresses if TRUST_PROXY is the number of proxies', async () => {
  const { failedSignInsPerAddress: max } = target.context.settings;
  let tried = 0;
  for (let n = 0; n < max + 10 * ROUNDS; n += 1) {
    const headers = { 'x-forwarded-for': `192.0.2.${n % 250}, 10.1.${n >> 8}.1, 198.51.100.9` };
    const response = await signIn(target, `made-up-${n}@seira.example`, WRONG, { headers });
    if (response.statusCode !== 429) tried += 1;
  }
  expect(tried).toBe(max);
});

it('warns at startup if the server trusts every proxy', async () => {
  const warnings = async (trustProxy: boolean | number) => {
    const app = await appWith(target, { trustProxy });
    const warn = vi.spyOn(app.log, 'warn');
    await app.listen({ port: 0, host: '127.0.0.1' });
    await app.close();
    return warn.mock.calls.map(String).join();
  };
  expect(await warnings(true)).toContain('TRUST_PROXY=true');
  expect(await warnings(1)).toBe('');
});

it('gives the same login response with and without an account, also at the limit', async () => {
  const { failedSignInsPerAccount: max } = target.context.settings;
  for (const password of [WRONG, '', 'x'.repeat(5_000), `${RIGHT} `]) {
    await target.db.query('DELETE FROM rate_counters');
    for (let n = 0; n < max + 2; n += 1) {
      const known = toldBy(await signIn(target, KNOWN, password, { remoteAddress: '10.0.0.1' }));
      const unknown = await signIn(target, UNKNOWN, password, { remoteAddress: '10.0.0.2' });
      expect(toldBy(unknown)).toEqual(known);
      expect(known.status).toBe(n < max ? 422 : 429);
    }
  }
});

it('does the same work for a rejected login with and without an account', async () => {
  const url = '/api/users/sign_in';
  const work = (email: string) =>
    workOf(target, { method: 'POST', url, payload: { email, password: WRONG } });
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

const sessionsOf = async (userId: number) =>
  (await target.db.query('SELECT id FROM sessions WHERE user_id = $1', [userId])).length;

it('rejects a used token and ends its family once its successor was used', async () => {
  const { refreshToken } = await buildSignedIn(target);
  const first = await refresh(refreshToken);
  expect((await refresh(refreshToken)).next).toBe(first.next);
  const second = await refresh(first.next);
  target.clock.advance(1);
  expect((await refresh(refreshToken)).status).toBe(401);
  // The first user of the copied token cannot continue either.
  expect((await refresh(second.next)).status).toBe(401);
});

it('limits the refreshes of a session per minute', async () => {
  let { refreshToken } = await buildSignedIn(target);
  const other = await buildSignedIn(target);
  let made = 0;
  let refused = await refresh(refreshToken);
  for (; refused.status === 204 && made < 200; made += 1) {
    refreshToken = String(refused.next);
    refused = await refresh(refreshToken);
  }
  expect(made).toBe(60);
  expect(refused.response.json().code).toBe('too_many_refreshes');
  expect(refused.response.headers['retry-after']).toBe('60');
  expect((await refresh(other.refreshToken)).status).toBe(204);
  target.clock.advance(61);
  expect((await refresh(refreshToken)).status).toBe(204);
});

it('limits successful logins per account with Retry-After', async () => {
  const email = 'often@seira.example';
  await signUp(target, email);
  for (let n = 0; n < SIGN_INS; n += 1) {
    expect((await signIn(target, email, RIGHT)).statusCode).toBe(200);
  }
  const refused = await signIn(target, email, RIGHT);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
  expect(refused.json().code).toBe('too_many_sign_ins');
  expect((await signIn(target, email, WRONG)).statusCode).toBe(422);
  target.clock.advance(601);
  expect((await signIn(target, email, RIGHT)).statusCode).toBe(200);
});

it('keeps the fifty most recent sessions of a person and deletes ended ones', async () => {
  const first = await buildSignedIn(target);
  const { user } = first;
  await target.db.query(
    `INSERT INTO sessions (code, user_id, created_at, revoked_at)
     SELECT 'ses_old_' || n, $1, $2::timestamptz - interval '2 days', CASE WHEN n > 80 THEN $2 END
       FROM generate_series(1, 100) n`,
    [user.id, NOON],
  );
  await target.db.query(
    `INSERT INTO refresh_tokens (hash, session_id, created_at, expires_at)
     SELECT 'hash ' || code, id, created_at, created_at + interval '30 days' FROM sessions
      WHERE code LIKE 'ses_old_%'`,
  );
  const bystander = await buildSignedIn(target);
  await runJobsOfDay(target);
  expect(await sessionsOf(user.id)).toBe(50);
  expect((await refresh(first.refreshToken)).status).toBe(204);
  expect((await refresh(bystander.refreshToken)).status).toBe(204);
});
