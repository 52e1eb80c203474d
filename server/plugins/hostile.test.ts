import { beforeAll, describe, expect, it } from 'vitest';
import { buildOrganisation } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp();
beforeAll(async () => {
  await buildOrganisation(test.db, { slug: 'place' });
});

describe('addresses', () => {
  it.each([
    ['/api/organisations/%', 400],
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
    ['/api/organisations?page=1&page=2', 422],
    ['/api/organisations?page=1e999', 422],
    ['/api/organisations?page=-1', 422],
    ['/api/organisations?per_page=101', 422],
    ['/api/organisations?seed=99999999999', 422],
    ['/api/organisations?country=%EF%AC%81', 422],
    ['/api/organisations?keywords=a%00b', 422],
    ['/api/organisations?keywords=%ed%a0%80', 200],
    ['/api/organisations?keywords=%ff%fe', 200],
    [`/api/organisations?keywords=${'a'.repeat(201)}`, 422],
    [`/api/organisations?x=${'y'.repeat(12_000)}`, 200],
    ['/api/organisations?__proto__[x]=1&constructor=2&keywords[]=x', 200],
    ['/api/organisations?keywords=a&keywords=b', 422],
    ['/api/organisations/', 200],
    ['/api/nothing', 404],
    ['/pictures/organisations/kep/..%2f/0.svg', 404],
    ['/pictures/organisations/kep/place/10.svg', 404],
    ['/pictures/organisations/none/place/0.svg', 404],
    ['/pictures/portraits/%3Cscript%3E.svg', 404],
  ])('%s returns %i', async (url, status) => {
    const response = await test.app.inject({
      url,
      headers: { 'accept-language': 'en;q=1, el;q=0.5' },
    });
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
    const response = await test.app.inject({ method, url });
    expect([response.statusCode, response.headers.allow, response.json().code]).toEqual([
      405,
      allow,
      'method_not_allowed',
    ]);
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
