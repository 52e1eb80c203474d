import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOrganisation, buildSignedIn, type SignedIn } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/testApp.ts';

let test: TestApp;
let who: SignedIn;
beforeAll(async () => {
  test = await createTestApp({ signUpsPerAddress: 100_000, failedSignInsPerAddress: 100_000 });
  who = await buildSignedIn(test);
  await buildOrganisation(test.db, { slug: 'place' });
});
afterAll(() => test.close());

const json = { 'content-type': 'application/json' };
const deep = `${'{"ticket":'.repeat(5000)}1${'}'.repeat(5000)}`;
const VALUES: [string, unknown][] = [
  ['NUL', 'a\u0000b'],
  ['lone surrogate', 'a\ud800b'],
  ['array', ['x']],
  ['object', { x: 1 }],
  ['number', 1e308],
  ['boolean', true],
  ['null', null],
  ['huge', 'x'.repeat(60_000)],
  ['empty', ''],
  ['astral', '𝒜'.repeat(300)],
  ['proto', { __proto__: { admin: true } }],
  ['right to left', '\u202eabc'],
  ['sql', "'; DROP TABLE tickets; --"],
];
const BODIES: [string, string][] = [
  ['nothing', ''],
  ['half an object', '{"email":'],
  ['array', '[]'],
  ['text', '"text"'],
  ['number', '5'],
  ['null', 'null'],
  ['deep objects', deep],
  ['deep arrays', '['.repeat(50_000)],
  ['proto', '{"__proto__":{"x":1},"constructor":{"prototype":{"y":1}}}'],
  ['not utf-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]).toString('latin1')],
];
const POSTS = [
  '/api/users/sign_in',
  '/api/users/sign_up',
  '/api/users/tokens',
  '/api/user/tickets',
];
const FIELDS = ['email', 'password', 'first_name', 'last_name', 'gender', 'birth_date'];

const expectRefusal = (answer: { statusCode: number; body: string }) => {
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  const body = JSON.parse(answer.body) as Record<string, unknown>;
  expect(body.message ?? body.error).toBeTruthy();
};

describe.each(POSTS)('POST %s', (url) => {
  it.each(BODIES)('body: %s', async (_, payload) => {
    expectRefusal(
      await test.app.inject({ method: 'POST', url, headers: { ...json, ...who.headers }, payload }),
    );
  });

  it.each(VALUES)('every field: %s', async (_, value) => {
    const good = {
      email: 'a@seira.example',
      password: 'password1',
      first_name: 'Άννα',
      last_name: 'Δοκιμή',
      birth_date: '1990-01-01',
    };
    for (const field of url === '/api/user/tickets' ? ['waiting_list_code'] : FIELDS) {
      const payload =
        url === '/api/user/tickets' ? { ticket: { [field]: value } } : { ...good, [field]: value };
      const answer = await test.app.inject({
        method: 'POST',
        url,
        headers: { ...json, ...who.headers },
        payload: JSON.stringify(payload),
      });
      expect(answer.statusCode).toBeLessThan(500);
    }
  });

  it('more than a megabyte is 413, another type 415', async () => {
    const big = await test.app.inject({
      method: 'POST',
      url,
      headers: { ...json, ...who.headers },
      payload: `{"x":"${'x'.repeat(1_100_000)}"}`,
    });
    expect([big.statusCode, big.json().code]).toEqual([413, 'payload_too_large']);
    const form = await test.app.inject({
      method: 'POST',
      url,
      headers: { ...who.headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=b',
    });
    expect([form.statusCode, form.json().code]).toEqual([415, 'unsupported_media_type']);
  });
});

describe('addresses', () => {
  it.each([
    ['/api/organisations/%', 400],
    ['/api/organisations/%zz', 400],
    ['/api/organisations/%c3%28', 400],
    ['/api/organisations/%00', 400],
    ['/api/organisations/a%0Ab', 400],
    ['/api/organisations/a%7Fb', 400],
    ['/api/organisations/a%C2%85b', 400],
    ['/api/organisations/a%E2%80%A8b', 400],
    ['/pictures/portraits/%0D%0A.svg', 400],
    ['/api/organisations/..%2f..%2fetc%2fpasswd', 404],
    [`/api/organisations/${'x'.repeat(5000)}`, 414],
    ['/api/organisations/place/waiting_lists?from=%00&to=%00', 422],
    ['/api/organisations/%00/quiet_hours', 400],
    ['/api/organisations/..%2f..%2fetc%2fpasswd/quiet_hours', 404],
    ['/api/organisations?page=1&page=2', 422],
    ['/api/organisations?page=1e999', 422],
    ['/api/organisations?page=-1', 422],
    ['/api/organisations?per_page=101', 422],
    ['/api/organisations?sort=nothing', 422],
    ['/api/organisations?seed=99999999999', 422],
    ['/api/organisations?country=%EF%AC%81', 422],
    ['/api/organisations?country=G', 422],
    ['/api/organisations?country=ΓΡ', 422],
    ['/api/organisations?keywords=a%00b', 422],
    ['/api/organisations?keywords=%ed%a0%80', 200],
    ['/api/organisations?keywords=%ff%fe', 200],
    [`/api/organisations?keywords=${'a'.repeat(201)}`, 422],
    [`/api/organisations?x=${'y'.repeat(12_000)}`, 200],
    ['/api/organisations?__proto__[x]=1&constructor=2&keywords[]=x', 200],
    ['/api/organisations?keywords=a&keywords=b', 422],
    ['/api/organisations/', 200],
    ['/api', 404],
    ['/api/nothing', 404],
    ['/pictures/organisations/kep/..%2f/0.svg', 404],
    ['/pictures/organisations/kep/place/10.svg', 404],
    ['/pictures/organisations/none/place/0.svg', 404],
    ['/pictures/portraits/%3Cscript%3E.svg', 404],
  ])('%s is %i', async (url, status) => {
    const answer = await test.app.inject({
      url,
      headers: { 'accept-language': 'en;q=1, el;q=0.5' },
    });
    expect(answer.statusCode).toBe(status);
    if (status >= 400) expect(Object.keys(answer.json())).toEqual(['error', 'code']);
  });

  it.each([
    ['DELETE', '/api/organisations', 'GET, HEAD'],
    ['PUT', '/api/user', 'GET, HEAD'],
    ['GET', '/api/users/sign_in', 'POST'],
    ['GET', '/api/users/sign_out', 'DELETE'],
    ['PATCH', '/api/user/tickets', 'GET, HEAD, POST'],
    ['POST', '/api/organisations/place', 'GET, HEAD'],
    ['OPTIONS', '/api/categories', 'GET, HEAD'],
  ] as const)('%s %s is 405', async (method, url, allow) => {
    const answer = await test.app.inject({ method, url });
    expect([answer.statusCode, answer.headers.allow, answer.json().code]).toEqual([
      405,
      allow,
      'method_not_allowed',
    ]);
  });
});

describe('headers', () => {
  it.each([
    ['authorization', 'Bearer'],
    ['authorization', `Bearer ${'x'.repeat(8000)}`],
    ['authorization', 'Basic YTpi'],
    ['authorization', 'Bearer eyJhbGciOiJIUzI1NiJ9..'],
    ['accept-language', `${'el,'.repeat(2000)};q=x`],
    ['refresh-token', 'x'.repeat(9000)],
  ])('%s: %.20s', async (name, value) => {
    for (const [method, url] of [
      ['GET', '/api/user'],
      ['POST', '/api/users/tokens'],
    ] as const) {
      const answer = await test.app.inject({ method, url, headers: { [name]: value } });
      expect(answer.statusCode).toBe(401);
    }
  });

  it('chooses the language', async () => {
    const said = async (language: string) =>
      (
        await test.app.inject({ url: '/api/nothing', headers: { 'accept-language': language } })
      ).json().error;
    expect(await said('')).toBe('Δεν βρέθηκε.');
    expect(await said('fr')).toBe('Δεν βρέθηκε.');
    expect(await said('en-GB,en;q=0.9')).toBe('Not found.');
    expect(await said('el;q=0.5, en;q=0.8')).toBe('Not found.');
    expect(await said('en;q=0, el')).toBe('Δεν βρέθηκε.');
  });
});
