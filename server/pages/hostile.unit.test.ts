import { expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { pagesApp } from '#server/testing/pagesApp.ts';

const { test, get } = pagesApp();

it('does not let user content end a style element', async () => {
  const evil = '</style><script>evil()</script>';
  const { body } = await get(`/listing-list?keywords=${encodeURIComponent(evil)}`);
  const style = /<style[^>]*data-emotion="css" data-s>(.*?)<\/style>/s.exec(body)![1];
  expect(style).toContain(String.raw`\3c /style><script>evil()`);
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
