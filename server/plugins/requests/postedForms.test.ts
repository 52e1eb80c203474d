import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { App } from '#server/context.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp();
let app: App;

beforeAll(async () => {
  app = await buildApp(test.context);
});
afterAll(async () => {
  await app.close();
});

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

describe('a form submitted without scripts', () => {
  it('redirects back to its page', async () => {
    for (const url of ['/login', '/listing-grid/some-place', '/']) {
      const answer = await post(url);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, url]);
    }
    const files = await post('/add-listing', { 'content-type': 'multipart/form-data; boundary=x' });
    expect(files.statusCode).toBe(303);
  });

  it('never redirects to another site', async () => {
    const answer = await post('//evil.example/login');
    expect(answer.headers.location).toBe('/evil.example/login');
  });

  it('changes nothing for the API or for clients that want no page', async () => {
    expect((await post('/api/users/sign_in')).statusCode).toBe(415);
    expect((await post('/login', { accept: 'application/json' })).statusCode).toBe(404);
  });
});
