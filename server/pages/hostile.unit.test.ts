import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createPagesApp, type PagesApp } from '#server/testing/pagesApp.ts';
import type { TestApp } from '#server/testing/testApp.ts';

let own: PagesApp;
let test: TestApp;

beforeAll(async () => {
  own = await createPagesApp();
  ({ test } = own);
});
afterAll(() => own.close());

const get = (url: string, headers?: Record<string, string>) => own.get(url, headers);

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
    const style = /<style[^>]*data-emotion="css">(.*?)<\/style>/s.exec(body)![1];
    expect(style).toContain(String.raw`\3c /style><script>evil()`);
  });
});

describe('an origin that nobody configured', () => {
  const headers = { 'x-forwarded-proto': 'http"><h1>x</h1>', host: 'evil.example' };

  it.each([
    [null, 'http://evil.example'],
    ['https://seira.example', 'https://seira.example'],
  ])('comes from the request, as an address and for nobody else: %s', async (origin, said) => {
    const settings = { ...test.context.settings, publicOrigin: origin, trustProxy: 1 };
    const app = await buildApp({ ...test.context, settings });
    for (const url of ['/about', '/listing-grid/place', '/sitemap.xml', '/robots.txt']) {
      const answer = await app.inject({ url, headers });
      expect(answer.body).toContain(said);
      expect(answer.body).not.toContain('<h1>x');
      if (origin) expect(answer.body).not.toContain('evil.example');
      else expect(answer.headers['cache-control']).toMatch(/private|no-store/);
    }
    await app.close();
  });
});
