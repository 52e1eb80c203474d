import { expect, it } from 'vitest';
import { runJobsOfDay } from '#server/testing/jobs.ts';
import { buildSignedIn } from '#server/testing/builders.ts';
import { NOON, testApp } from '#server/testing/testApp.ts';
import { RIGHT, signIn, signUp, WRONG } from './target.ts';

const SIGN_INS = 12;

const target = testApp({ signInsPerAccount: SIGN_INS });

const refresh = async (token: unknown) => {
  const response = await target.app.inject({
    method: 'POST',
    url: '/api/users/tokens',
    headers: { 'refresh-token': String(token) },
  });
  return { status: response.statusCode, next: response.headers['refresh-token'], response };
};
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
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    429,
    'too_many_sign_ins',
    '600',
  ]);
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
