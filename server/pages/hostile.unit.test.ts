import { describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { pagesApp } from '#server/testing/pagesApp.ts';

const { test, get } = pagesApp();

describe('user content in a page', () => {
  const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))![1]!;

  it.each(['<script>evil()</script>', '<style>*{}</style>', '<link rel="preload" href="/e.js">'])(
    'gets no nonce: %s',
    async (evil) => {
      const { body, headers } = await get(`/listing-grid?keywords=${encodeURIComponent(evil)}`);
      expect(body).toContain(evil);
      const nonce = nonceOf(headers['content-security-policy']);
      for (const [element] of body.matchAll(/<\w+[^>]*nonce=[^>]*>[^<]*/g))
        expect(element).not.toMatch(/evil|\*\{|e\.js/);
      expect(body.split(nonce).length).toBeGreaterThan(2);
    },
  );

  it('does not end a style element', async () => {
    const evil = '</style><script>evil()</script>';
    const { body } = await get(`/listing-list?keywords=${encodeURIComponent(evil)}`);
    const style = /<style[^>]*data-emotion="css" data-s>(.*?)<\/style>/s.exec(body)![1];
    expect(style).toContain(String.raw`\3c /style><script>evil()`);
  });
});

it('an unconfigured origin comes from the request, as an escaped address in a private response', async () => {
  const settings = { ...test.context.settings, publicOrigin: null, trustProxy: 1 };
  const app = await buildApp({ ...test.context, settings });
  const headers = { 'x-forwarded-proto': 'http"><h1>x</h1>', host: 'evil.example' };
  for (const url of [
    '/about',
    '/listing-grid/place',
    '/sitemap.xml',
    '/sitemaps/1.xml',
    '/robots.txt',
  ]) {
    const response = await app.inject({ url, headers });
    expect(response.body).toContain('http://evil.example');
    expect(response.body).not.toContain('<h1>x');
    expect(response.headers['cache-control']).toMatch(/private|no-store/);
  }
  await app.close();
});
