import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyFrom } from '#server/lib/secrets/keys.ts';
import { buildList, buildSignedIn, type SignedIn } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/testApp.ts';

let test: TestApp;
let ann: SignedIn;
let bob: SignedIn;
let list: string;
const client = mkdtempSync(join(tmpdir(), 'seira-access-'));
writeFileSync(join(client, 'index.html'), '<!doctype html><head></head>');

beforeAll(async () => {
  test = await createTestApp({ clientDir: client });
  [ann, bob] = [await buildSignedIn(test), await buildSignedIn(test)];
  list = (await buildList(test.db)).code;
});
afterAll(async () => {
  await test.close();
  rmSync(client, { recursive: true });
});

const nameOf = ({ method, url }: RouteOptions) =>
  `${[method]
    .flat()
    .filter((name) => name !== 'HEAD')
    .join('+')} ${url}`;
const routes = () => test.app.routeTable().filter(({ method }) => method !== 'HEAD');
/** One call for signed-in people stands for all: the same hook guards them. */
const guarded = () => routes().filter((route) => nameOf(route) === 'POST /api/user/tickets');

/** Calls a route with valid input, so that only the token can be wrong. */
const call = (route: RouteOptions, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: [route.method].flat()[0] as 'GET',
    url: route.url,
    headers,
    ...(route.method === 'POST' ? { payload: { ticket: { waiting_list_code: list } } } : {}),
  });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const tokenOf = (who: SignedIn) => who.headers.authorization!.slice(7);
const claimsOf = (who: SignedIn) =>
  JSON.parse(Buffer.from(tokenOf(who).split('.')[1]!, 'base64url').toString()) as object;

/** Signs with the server's own key what the server would never sign. */
const signed = (claims: Record<string, unknown>, key = test.context.keys.current) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: key.id }).sign(key.signing);

describe('a route', () => {
  it('refuses tokens that lack something, of another issuer, key, session or person', async () => {
    const claims = claimsOf(ann) as Record<string, unknown>;
    const without = (name: string) =>
      Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
    const gone = await buildSignedIn(test);
    await test.app.inject({ method: 'DELETE', url: '/api/users/sign_out', headers: gone.headers });
    const wrong: Record<string, string> = {
      'without an end': await signed(without('exp')),
      'without a session': await signed(without('sid')),
      'without a person': await signed(without('sub')),
      'of another issuer': await signed({ ...claims, iss: 'elsewhere' }),
      'of a key that is not ours': await signed(claims, keyFrom('a secret of someone else')),
      'of a session that is not theirs': await signed({ ...claims, sub: bob.user.code }),
      'not valid yet': await signed({ ...claims, nbf: 9_999_999_999 }),
      'of a session that ended': tokenOf(gone),
    };
    for (const route of guarded()) {
      for (const [how, token] of Object.entries(wrong)) {
        const answer = await call(route, bearer(token));
        expect([how, answer.statusCode, answer.json().error]).toEqual([how, 401, 'Invalid access token']); // prettier-ignore
      }
      const late = await call(route, bearer(await signed({ ...claims, exp: 1_000_000_000 })));
      expect([late.statusCode, late.json().error]).toEqual([401, 'Access token expired']);
    }
  });
});

describe("another person's data", () => {
  it('cannot be reached by any id in any place', async () => {
    const own = await test.app.inject({
      method: 'POST',
      url: '/api/user/tickets',
      headers: { ...ann.headers, 'idempotency-key': 'ann-1' },
      payload: { ticket: { waiting_list_code: (await buildList(test.db)).code } },
    });
    const secrets = [own.json().code as string, ann.user.code, ann.user.email, ann.user.last_name];
    const ids = [...secrets, String(ann.user.id), ann.refreshToken];
    for (const route of routes()) {
      for (const id of ids) {
        const path = route.url.replaceAll(/:\w+|\*/g, encodeURIComponent(id));
        const query = ['user', 'user_id', 'user_code', 'id', 'code', 'email', 'status', 'as']
          .map((name) => `${name}=${encodeURIComponent(id)}`)
          .join('&');
        if (route.method !== 'GET') continue;
        for (const url of [path, `${path}?${query}`, `${path}?${query.replaceAll('status=', 's=')}`]) {
          const answer = await test.app.inject({ url, headers: { ...bob.headers, 'x-user': id } });
          // A portrait is drawn from any seed, without looking anybody up.
          for (const secret of secrets) expect(answer.body).not.toContain(secret);
        }
      }
    }
    const key = await test.app.inject({
      method: 'POST',
      url: '/api/user/tickets',
      headers: { ...bob.headers, 'idempotency-key': 'ann-1' },
      payload: { ticket: { waiting_list_code: list } },
    });
    expect(key.json().code).not.toBe(own.json().code);
  }); // prettier-ignore
});

describe('no address sends people elsewhere', () => {
  it.each([
    '//evil.example', '///evil.example/%2e%2e', '/\\evil.example', '/%5cevil.example', '/%2f%2fevil.example',
    '/https://evil.example', '/login?origin=https://evil.example', '/.//evil.example', '/api/docs//evil.example',
    '/assets//evil.example/', '//evil.example/assets/', '/api/organisations//evil.example/', '/x/../..//evil.example',
  ])('%s', async (url) => {
    for (const headers of [{ accept: 'text/html' }, { accept: '*/*' }, { host: 'evil.example' }]) {
      const answer = await test.app.inject({ url, headers });
      expect(answer.statusCode < 300 || answer.statusCode >= 400).toBe(true);
      expect(answer.headers.location).toBeUndefined();
      expect(answer.headers.refresh).toBeUndefined();
    }
  }); // prettier-ignore
});
