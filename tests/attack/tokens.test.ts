import { createHmac, type KeyObject } from 'node:crypto';
import { valueOf } from '#server/db/client.ts';
import { beforeAll, expect, it } from 'vitest';
import { buildSignedIn, type SignedIn } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/testApp.ts';

const target = testApp();
let ann: SignedIn;
let bob: SignedIn;
beforeAll(async () => {
  [ann, bob] = [await buildSignedIn(target), await buildSignedIn(target)];
});

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const partsOf = (who: SignedIn) =>
  who.headers.authorization!.slice(7).split('.') as [string, string, string];
const read = (part: string) =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
const sign = (key: string | KeyObject, head: string, body: string, hash = 'sha256') =>
  `${head}.${body}.${createHmac(hash, key).update(`${head}.${body}`).digest('base64url')}`;

/** Another encoding of the same bytes: the last character of 32 bytes has two spare bits. */
const respell = (text: string) => text.slice(0, -1) + ALPHABET[ALPHABET.indexOf(text.at(-1)!) ^ 1]!;

/** Tokens that this server never signs. */
function forgeries(): Record<string, string> {
  const [head, body, signature] = partsOf(ann);
  const [header, claims] = [read(head), read(body)];
  const { id, signing, refresh, privacy } = target.context.keys.current;
  const headOf = (change: object) => encode({ ...header, ...change });
  const bodyOf = (change: object) => encode({ ...claims, ...change });
  const headed = (change: object) => `${headOf(change)}.${body}.${signature}`;
  return {
    'a padded signature': `${head}.${body}.${signature}=`,
    'another spelling of the signature': `${head}.${body}.${respell(signature)}`,
    'a padded body': `${head}.${body}=.${signature}`,
    'a signature twice': `${head}.${body}.${signature}${signature}`,
    'five parts': `${head}.${body}.${signature}.${body}.${signature}`,
    'four parts': `${head}.${body}.${signature}.`,
    'dots alone': '..',
    'parts in another order': `${body}.${head}.${signature}`,
    "another person's signature": `${head}.${body}.${partsOf(bob)[2]}`,
    "another person's body": `${head}.${partsOf(bob)[1]}.${signature}`,
    'all in lower case': `${head}.${body}.${signature}`.toLowerCase(),
    'signed with the key of refresh tokens': sign(refresh, head, body),
    'signed with the key of counters': sign(privacy, head, body),
    'signed with the secret itself': sign('a secret of the tests, long enough', head, body),
    'signed with the key id': sign(id, head, body),
    'a longer hash of the right key': sign(signing, headOf({ alg: 'HS512' }), body, 'sha512'),
    'an algorithm in lower case': headed({ alg: 'hs256' }),
    'an algorithm with a blank': headed({ alg: 'HS256 ' }),
    'a list of algorithms': headed({ alg: ['HS256', 'none'] }),
    'a public key algorithm': headed({ alg: 'RS256' }),
    'two algorithms with one name': `${encode(`{"alg":"HS256","kid":"${String(header.kid)}","alg":"none"}`)}.${body}.`,
    'a body that is not encoded': headed({ b64: false, crit: ['b64'] }),
    'the right key, and an unknown extension': sign(signing, headOf({ crit: ['x'], x: 1 }), body),
    'no key id': headed({ kid: undefined }),
    'the prototype as the key id': headed({ kid: '__proto__' }),
    'a list as the key id': headed({ kid: [header.kid] }),
    'SQL as the key id': headed({ kid: "' OR 1=1 --" }),
    'a key to fetch from elsewhere': headed({ jku: 'http://127.0.0.1:9/jwks.json' }),
    'a header that is not JSON': `${encode('{"alg":')}.${body}.${signature}`,
    'a token in a token': sign(refresh, head, bodyOf({ sub: `${head}.${body}.${signature}` })),
    'no claims, correctly signed': sign(signing, head, encode(null)),
    'a list of claims, correctly signed': sign(signing, head, encode([claims])),
    'an expiry in words, correctly signed': sign(signing, head, bodyOf({ exp: '9999999999' })),
    'a list of people, correctly signed': sign(signing, head, bodyOf({ sub: [bob.user.code] })),
  };
}

it('rejects forged tokens for reads, refreshes and logouts', async () => {
  const forged = Object.entries(forgeries());
  expect(forged.length).toBeGreaterThanOrEqual(30);
  for (const [how, token] of forged) {
    const headers = { authorization: `Bearer ${token}` };
    for (const [method, url] of [
      ['GET', '/api/user'],
      ['GET', '/api/user/tickets'],
      ['DELETE', '/api/users/sign_out'],
    ] as const) {
      const { statusCode, json } = await target.app.inject({ method, url, headers });
      expect([how, url, statusCode, json().code]).toEqual([how, url, 401, 'invalid_access_token']);
    }
  }
  for (const { headers } of [ann, bob]) {
    expect((await target.app.inject({ url: '/api/user', headers })).statusCode).toBe(200);
  }
});

it('rejects tokens of its own key with wrong claims', async () => {
  const [head, body] = partsOf(ann);
  const claims = read(body);
  for (const wrong of [
    { exp: undefined },
    { sid: undefined },
    { sub: undefined },
    { iss: 'elsewhere' },
    { sub: bob.user.code },
    { nbf: 9_999_999_999 },
  ]) {
    const token = sign(target.context.keys.current.signing, head, encode({ ...claims, ...wrong }));
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode } = await target.app.inject({ url: '/api/user', headers });
    expect([wrong, statusCode]).toEqual([wrong, 401]);
  }
});

it('exchanges only the valid refresh token', async () => {
  const { refreshToken: own } = ann;
  const hash = (await valueOf<string>(target.db, 'SELECT hash FROM refresh_tokens LIMIT 1'))!;
  const near = [respell(own), own.toUpperCase(), `${own}=`, own.slice(0, -1), `${own}A`];
  const access = ann.headers.authorization!.slice(7);
  for (const token of [...near, hash, access, "' OR 1=1 --", '%', '']) {
    const headers = { 'refresh-token': token };
    const response = await target.app.inject({ method: 'POST', url: '/api/users/tokens', headers });
    expect([token, response.statusCode]).toEqual([token, 401]);
  }
});
