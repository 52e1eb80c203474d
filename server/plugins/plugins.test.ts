import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { buildApp } from '#server/app.ts';
import type { App } from '#server/context.ts';
import { buildOrganisation } from '#server/testing/builders.ts';
import { createTestApp, testApp } from '#server/testing/testApp.ts';

const test = testApp();
let app: App;
let stopping = false;
const client = temporaryFolder();

beforeAll(async () => {
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>Σειρά</title>');
  writeFileSync(join(client, 'assets/app-1.js'), 'export {}');
  const settings = {
    ...test.context.settings,
    clientDir: client,
    corsOrigins: ['https://app.example'],
  };
  await buildOrganisation(test.db, { slug: 'place' });
  app = await buildApp({ ...test.context, settings, stopping: () => stopping });
  app.get('/api/broken', async () => {
    throw new Error('secret detail');
  });
  app.get<{ Params: { code: string } }>('/api/values/:code', async ({ params }) => {
    throw Object.assign(new Error('of the database'), { code: params.code });
  });
});
afterAll(() => app.close());

describe('the client', () => {
  const SCREENS = ['/', '/listing-grid/some-place', '/dashboard?x=1', '/index5'];
  it.each(SCREENS)('serves the page for %s', async (url) => {
    const response = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(response.body).toContain('Σειρά');
  });

  it('returns JSON for unknown API paths and pictures', async () => {
    const headers = { accept: 'text/html' };
    expect((await app.inject({ url: '/api/nothing', headers })).json().code).toBe('not_found');
    expect((await app.inject({ url: '/pictures/nothing', headers })).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/dashboard' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/api/users/sign_in', headers })).statusCode).toBe(405);
  });
});

it('hides internal errors behind a reference number', async () => {
  const response = await app.inject({ url: '/api/broken', headers: { 'accept-language': 'en' } });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    error: 'An error occurred. Try again later.',
    code: 'internal_error',
    request_id: response.headers['x-request-id'],
  });
  expect(response.headers['cache-control']).toBe('no-store');
});

it.each([
  ['22003', 'invalid_number', /αριθμός .* πολύ μεγάλος/],
  ['22008', 'invalid_dates', /ημερομηνίες/],
  ['22P02', 'bad_request', /αίτημα/],
  ['22021', 'invalid_text', /χαρακτήρες/],
])('names a value that the database rejects by %s', async (state, code, said) => {
  const { statusCode, ...response } = await app.inject(`/api/values/${state}`);
  expect([statusCode, response.json<{ code: string }>().code]).toEqual([422, code]);
  expect(response.json<{ error: string }>().error).toMatch(said);
});

it('allows only the configured origins', async () => {
  const headersFor = async (origin: string) =>
    (await app.inject({ url: '/api/categories', headers: { origin } })).headers;
  const named = await headersFor('https://app.example');
  expect(named['access-control-allow-origin']).toBe('https://app.example');
  expect(named['access-control-expose-headers']).toContain('access-token');
  const others = 'https://evil.example https://app.example.evil.example http://app.example null';
  for (const origin of others.split(' ')) {
    const headers = await headersFor(origin);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  }
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/api/user',
    headers: { origin: 'https://app.example', 'access-control-request-method': 'GET' },
  });
  expect(preflight.statusCode).toBe(204);
  const { paths } = (await app.inject({ url: '/api/docs/json' })).json();
  const methods = new Set(Object.values(paths as object).flatMap((calls) => Object.keys(calls)));
  const allowed = String(preflight.headers['access-control-allow-methods']).toLowerCase();
  expect(methods).toContain('patch');
  expect([...methods].filter((method) => !allowed.split(', ').includes(method))).toEqual([]);
});

describe('docs and health', () => {
  it('draws a place in the state of its address', async () => {
    const draw = (state: string) =>
      app.inject({ url: `/pictures/organisations/kep/some-place/0.svg?${state}` });
    const open = await draw('waiting=3&serving=4711');
    expect([open.statusCode, open.body.includes('>4711</text>')]).toEqual([200, true]);
    expect(open.headers['cache-control']).toContain('immutable');
    expect((await draw('shut')).body).not.toBe((await draw('waiting=0')).body);
    expect((await draw('waiting=-1')).statusCode).toBe(422);
  });

  it('draws the faces of the sample content exactly like the front-end files', async () => {
    for (const [face, file] of [
      ['1', 'portraits/1'],
      ['8', 'portraits/8'],
      ['eleni-vrettou', 'authors/eleni-vrettou'],
    ] as const) {
      const { body } = await app.inject({ url: `/pictures/portraits/${face}.svg` });
      expect(body.trim()).toBe(readFileSync(`public/pictures/${file}.svg`, 'utf8').trim());
    }
  });

  it('is ready until it is asked to stop', async () => {
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
    stopping = true;
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    stopping = false;
  });

  it('returns 503 without its database', async () => {
    const lost = await createTestApp();
    await lost.db.close();
    expect((await lost.app.inject({ url: '/readyz' })).statusCode).toBe(503);
    const { statusCode, json, headers } = await lost.app.inject({ url: '/api/categories' });
    expect([statusCode, json().code, headers['retry-after']]).toEqual([503, 'unavailable', '5']);
    await lost.app.close();
  });
});

describe('the language cookie', () => {
  const cookieOf = async (url: string, cookie?: string) =>
    (await app.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } }))
      .headers['set-cookie'];

  it('is set by the server if an address names a language or a script wrote it', async () => {
    for (const language of ['el', 'en'])
      expect(await cookieOf(`/about?lang=${language}`)).toBe(
        `i18nextLng=${language}; Path=/; Max-Age=31536000; SameSite=Lax`,
      );
    expect(await cookieOf('/', 'a=b; i18nextLng=en')).toMatch(/^i18nextLng=en;/);
  });

  it('is not set without a choice, for an invalid value, or by the API', async () => {
    expect(await cookieOf('/about')).toBeUndefined();
    expect(await cookieOf('/about?lang=fr%0d%0aX: y', 'i18nextLng=fr')).toBeUndefined();
    expect(await cookieOf('/api/categories?lang=en', 'i18nextLng=en')).toBeUndefined();
  });
});

describe('a form submitted without scripts', () => {
  const post = (pathname: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      // The path as in the request line, including two slashes.
      url: { pathname },
      payload: 'email=a%40example.gr&password=secret',
      headers: {
        accept: 'text/html,*/*;q=0.8',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
    });

  it('redirects to its own page and never to another site', async () => {
    for (const url of ['/login', '/listing-grid/some-place', '/']) {
      const response = await post(url);
      expect([response.statusCode, response.headers.location]).toEqual([303, url]);
    }
    const files = await post('/add-listing', { 'content-type': 'multipart/form-data; boundary=x' });
    expect(files.statusCode).toBe(303);
    expect((await post('//evil.example/login')).headers.location).toBe('/evil.example/login');
  });

  it('is ignored by the API and for clients that do not accept a page', async () => {
    expect((await post('/api/users/sign_in')).statusCode).toBe(415);
    expect((await post('/login', { accept: 'application/json' })).statusCode).toBe(404);
  });
});

describe('addresses', () => {
  it.each([
    ['/api/organisations/%', 400],
    ['/api/organisations/%c3%28', 400],
    ['/api/organisations/%00', 400],
    ['/api/organisations/a%C2%85b', 400],
    ['/api/organisations/a%E2%80%A8b', 400],
    ['/pictures/portraits/%0D%0A.svg', 400],
    ['/api/organisations/..%2f..%2fetc%2fpasswd', 404],
    [`/api/organisations/${'x'.repeat(5000)}`, 414],
    ['/api/organisations/place/waiting_lists?from=%00&to=%00', 422],
    ['/api/organisations?page=1&page=2', 422],
    ['/api/organisations?country=%EF%AC%81', 422],
    ['/api/organisations?keywords=a%00b', 422],
    ['/api/organisations?keywords=%ed%a0%80', 200],
    [`/api/organisations?keywords=${'a'.repeat(201)}`, 422],
    [`/api/organisations?x=${'y'.repeat(12_000)}`, 200],
    ['/api/organisations?__proto__[x]=1&constructor=2&keywords[]=x', 200],
    ['/api/nothing', 404],
    ['/pictures/organisations/kep/..%2f/0.svg', 404],
    ['/pictures/organisations/kep/place/10.svg', 404],
    ['/pictures/organisations/none/place/0.svg', 404],
    ['/pictures/portraits/%3Cscript%3E.svg', 404],
  ])('%s returns %i', async (url, status) => {
    const headers = { 'accept-language': 'en;q=1, el;q=0.5' };
    const response = await test.app.inject({ url, headers });
    expect(response.statusCode).toBe(status);
    if (status >= 400) expect(Object.keys(response.json())).toEqual(['error', 'code']);
  });

  it.each([
    ['DELETE', '/api/organisations', 'GET, HEAD'],
    ['PUT', '/api/user', 'GET, HEAD'],
    ['GET', '/api/users/sign_in', 'POST'],
    ['GET', '/api/users/sign_out', 'DELETE'],
    ['PATCH', '/api/user/tickets', 'GET, HEAD, POST'],
    ['POST', '/api/organisations/place', 'GET, HEAD'],
    ['OPTIONS', '/api/categories', 'GET, HEAD'],
  ] as const)('%s %s returns 405', async (method, url, allow) => {
    const { statusCode, headers, json } = await test.app.inject({ method, url });
    expect([statusCode, headers.allow, json().code]).toEqual([405, allow, 'method_not_allowed']);
  });
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
