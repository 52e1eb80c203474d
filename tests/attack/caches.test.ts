import { beforeAll, describe, expect, it } from 'vitest';
import { buildOrganisation } from '#server/testing/builders.ts';
import { attackTarget, ROUNDS } from './target.ts';

const target = attackTarget();
const shared = attackTarget({ corsOrigins: ['https://app.example'] });
beforeAll(() => buildOrganisation(target.db, { slug: 'helsinki', country: 'FI' }));

it('sets Vary to everything a response depends on', async () => {
  const varyOf = async (url: string, headers: Record<string, string> = {}) => {
    const response = await shared.app.inject({ url, headers: { accept: 'text/html', ...headers } });
    return String(response.headers.vary);
  };
  expect(await varyOf('/')).toMatch(/^origin, cookie/i);
  expect(await varyOf('/api/nothing')).toMatch(/^origin, accept-language/i);
  expect(await varyOf('/api/user')).toMatch(/^origin, accept-language/i);
  for (let n = 0; n < 2; n += 1) {
    expect(await varyOf('/api/categories')).toMatch(/^origin, accept-language, accept-encoding$/i);
  }
});

describe('a public response', () => {
  const PUBLIC = `/ /api/categories /api/organisations /api/organisations/helsinki /robots.txt
    /sitemap.xml /sitemaps/1.xml /assets/app-1.js`.split(/\s+/);
  const HEADERS: Record<string, string>[] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '9' },
    { forwarded: 'for=1.1.1.1;host=evil.example;proto=https' },
    { 'x-original-url': '/api/user', 'x-rewrite-url': '/api/user' },
    { 'x-forwarded-prefix': '/evil', 'x-forwarded-scheme': 'nothttp' },
    { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE' },
    { 'accept-language': 'en' },
    { 'accept-language': 'xx;q=9,<script>' },
    { cookie: 'i18nextLng=en; session=evil' },
    { authorization: 'Bearer evil' },
    { origin: 'https://evil.example' },
    { referer: 'https://evil.example/' },
    { 'user-agent': '<script>evil</script>' },
    { accept: 'application/xml;q=9, evil/evil' },
    { range: 'bytes=0-1' },
    { 'if-none-match': '"evil"' },
    { 'cache-control': 'no-store', pragma: 'evil' },
    { 'accept-encoding': 'identity;q=0.5, evil' },
  ];

  /** A response as a cache would store it, without headers that differ in every response. */
  const cached = async (url: string, headers: Record<string, string> = {}) => {
    const response = await target.app.inject({ url, headers });
    const { date, 'x-request-id': id, ...others } = response.headers;
    expect(date).toBeTruthy();
    const text = JSON.stringify({ status: response.statusCode, ...others, body: response.body });
    return text.replaceAll(/nonce(-|=\\"|=&quot;)[\w+/=]{20,}/g, `nonce${typeof id}`);
  };

  it.each(PUBLIC)('%s is unchanged after hostile requests', async (url) => {
    const before = await cached(url);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const headers of HEADERS) {
        const asked = await cached(url, headers);
        // A request may get its own language or range, but nothing else.
        if (!headers.host && !headers.range && !headers.cookie) expect(asked).not.toContain('evil');
        expect([headers, await cached(url)]).toEqual([headers, before]);
      }
    }
  });
});
