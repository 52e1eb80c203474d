import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { App } from '#server/context.ts';
import { buildOrganisation } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/testApp.ts';

/** Renders what it was asked for, and notes it; the real one is tried in the browser's tests. */
const RENDERER = `
import { appendFileSync } from 'node:fs';
const notes = new URL('./rendered.txt', import.meta.url);
export const createRenderer = async (call) => async ({ url, language }) => {
  appendFileSync(notes, url + '\\n');
  if (url.startsWith('/broken')) throw new Error('cannot be rendered');
  let organisation = null;
  const id = /^\\/listing-grid\\/([^?]+)/.exec(url)?.[1];
  let status = url.startsWith('/no') ? 404 : 200;
  if (id) {
    const answer = await call('/api/organisations/' + id);
    status = answer.status;
    if (status === 200) organisation = JSON.parse(answer.body);
  }
  const text = new URL(url, 'http://page').searchParams.get('keywords') ?? '';
  return {
    status, organisation, source: null, state: '{}',
    html: '<h1>' + language + ' ' + url.replaceAll('<', '') + '</h1>' + text + '<i>' + process.pid + '</i>',
    early: url.startsWith('/about') ? '</a.avif>; rel=preload; as="image"' : '',
    head: '<title>A &amp; B</title><meta name="description" content="Words"/>',
    styles: [{ name: 'css', css: 'a{}' + text }],
  };
};
`;

let test: TestApp;
let app: App;
const folder = mkdtempSync(join(tmpdir(), 'seira-pages-'));
const notes = join(folder, 'rendered.txt');
const clientDir = join(folder, 'dist');
const rendererFile = join(folder, 'render.mjs');

/** How many pages were rendered in this test. */
const renders = () => readFileSync(notes, 'utf8').split('\n').length - 1;

beforeAll(async () => {
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  writeFileSync(
    join(clientDir, 'index.html'),
    '<!doctype html><html lang="el"><head><meta property="csp-nonce" nonce="" /></head><body><div id="root"></div></body></html>',
  );
  writeFileSync(rendererFile, RENDERER);
  test = await createTestApp({ clientDir, rendererFile, publicOrigin: 'https://seira.example' });
  await buildOrganisation(test.db, { slug: 'place', title: 'Το </script><b>μέρος' });
  app = await buildApp(test.context);
  await app.ready();
});
beforeEach(() => writeFileSync(notes, ''));
afterAll(async () => {
  await app.close();
  await test.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('a page that the server renders', () => {
  it('comes whole, in the language of the cookie', async () => {
    const greek = await get('/about');
    expect(greek.body).toContain('<div id="root"><h1>el /about</h1>');
    expect(greek.body).toContain('<html lang="el">');
    const english = await get('/about', { cookie: 'i18nextLng=en' });
    expect(english.body).toContain('<html lang="en">');
    expect(english.body).toContain('<h1>en /about</h1>');
    expect(english.headers.vary).toContain('cookie');
  });

  it('names the pictures of its first view before it comes', async () => {
    expect((await get('/about')).headers.link).toBe('</a.avif>; rel=preload; as="image"');
    expect((await get('/faq')).headers).not.toHaveProperty('link');
  });

  it('is compressed with a window of 64 KB, so that many at once take little memory', async () => {
    const { rawPayload, headers } = await get('/sitemap.xml', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    // A first bit of 0 stands for a window of 16 bits. Source: RFC 7932, section 9.1.
    expect(rawPayload[0]! & 1).toBe(0);
  });

  it('gives each of its elements the nonce of its policy, another every time', async () => {
    const nonces = [];
    for (const { body, headers } of [await get('/faq'), await get('/faq')]) {
      const policy = String(headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      expect(body).toContain(`<style nonce="${nonce}" data-emotion="css">a{}</style>`);
      expect(body).toContain(`<script nonce="${nonce}" type="application/json" id="served">`);
      nonces.push(nonce);
    }
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('is rendered once and cached, and confirmed without sending it again', async () => {
    const first = await get('/pricing');
    await get('/pricing');
    expect(renders()).toBe(1);
    const again = await get('/pricing', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['content-security-policy']).toBeUndefined();
  });

  it('is rendered again when what it shows has changed, or the day', async () => {
    const first = await get('/listing-grid/place');
    await get('/listing-grid/place');
    expect(renders()).toBe(1);
    await test.db.query(`UPDATE organisations SET title = 'Άλλο' WHERE slug = 'place'`);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const second = await get('/listing-grid/place', {
      'if-none-match': String(first.headers.etag),
    });
    expect(second.statusCode).toBe(200);
    expect(renders()).toBe(2);
    test.clock.advance(86_400);
    await get('/listing-grid/place');
    expect(renders()).toBe(3);
  });

  it('says 404 for what is not there, and asks search engines to leave it', async () => {
    for (const url of ['/nope', '/listing-grid/none']) {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).not.toContain('rel="canonical"');
    }
  });

  it('says 404 with the page for an address that cannot be read, rendered once for all of them', async () => {
    for (const url of ['/listing-grid/%E0%A4%A', '/%zz?email=a@b.gr', '/x/%c3%28', '/dashboard%']) {
      const { statusCode, headers, body } = await get(url, { cookie: 'i18nextLng=en' });
      expect([url, statusCode]).toEqual([url, 404]);
      expect(headers['content-type']).toContain('text/html');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("'nonce-");
      expect(body).toContain('<html lang="en">');
      expect(body).toContain('noindex');
      expect(body).not.toContain('a@b.gr');
    }
    expect(renders()).toBe(1);
    const data = await get('/api/organisations/%zz');
    expect([data.statusCode, data.json().code]).toEqual([400, 'bad_request']);
    expect((await app.inject({ method: 'POST', url: '/%zz' })).statusCode).toBe(400);
  });

  it('refuses control characters in a path before anything is rendered', async () => {
    for (const path of [
      '/x%0Ay',
      '/%00',
      '/listing-grid/a%0d%0ab',
      '/a%7Fb',
      '/a%C2%9Fb',
      '/a%E2%80%A8b',
    ]) {
      const { statusCode, json } = await get(`${path}?email=a@b.gr`);
      expect([path, statusCode, json().code]).toEqual([path, 400, 'bad_request']);
    }
    expect(renders()).toBe(0);
  });

  it('leads to the one address of a screen', async () => {
    const { statusCode, headers } = await get('/listing-details/place?x=1');
    expect([statusCode, headers.location]).toEqual([301, '/listing-grid/place?x=1']);
  });

  it('is left to the browser when the server cannot render it', async () => {
    const { statusCode, body, headers } = await get('/broken');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<div id="root"></div>');
    const long = await get(`/about?${'x'.repeat(400)}`);
    expect(long.body).toContain('<div id="root"></div>');
    expect(renders()).toBe(1);
  });
});

describe('a page beyond the capacity of the process', () => {
  it('is left to the browser, this time', async () => {
    await get('/faq');
    const before = app.pageLoad().shells;
    const { limit } = app.load;
    app.load.limit = 0;
    const [shell, cached, api] = await Promise.all([
      get('/pricing?x=1'),
      get('/faq'),
      app.inject('/api/categories'),
    ]);
    app.load.limit = limit;
    expect([shell.statusCode, shell.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(shell.body).toContain('<div id="root"></div>');
    expect(shell.headers['content-security-policy']).toContain("'nonce-");
    expect(cached.body).toContain('<h1>el /faq');
    expect(api.statusCode).toBe(503);
    expect((await get('/pricing?x=1')).body).toContain('<h1>el /pricing');
    expect(app.load.active).toBe(0);
    const { body: metrics } = await app.inject('/metrics');
    expect(metrics).toContain(`seira_pages_shell_total ${before + 1}\n`);
    expect(metrics).toContain('seira_pages_rendering 0\n');
    expect(metrics).toContain('seira_pages_waiting 0\n');
  });

  it('is rendered by another process than the one that answers the API', async () => {
    const pid = /<i>(\d+)<\/i>/.exec((await get('/about?pid')).body)?.[1];
    expect(Number(pid)).toBeGreaterThan(0);
    expect(Number(pid)).not.toBe(process.pid);
  });
});

describe('what others wrote into a page', () => {
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

  it('is never replaced by the nonce', async () => {
    const { body } = await get('/list-map-view?keywords=%25SEIRA_NONCE%25');
    expect(body).toContain('</h1>%SEIRA_NONCE%<i>');
  });
});

describe('an origin that nobody configured', () => {
  const hostile = { 'x-forwarded-proto': 'http"><h1>x</h1>', host: 'evil.example' };
  const paths = ['/about', '/listing-grid/place', '/sitemap.xml', '/robots.txt'];

  it.each(paths)(
    'comes from the request, is nothing but an address, and is for nobody else: %s',
    async (path) => {
      const settings = { ...test.context.settings, publicOrigin: null, trustProxy: 1 };
      const open = await buildApp({ ...test.context, settings });
      const { body, headers } = await open.inject({ url: path, headers: hostile });
      await open.close();
      expect(body).toContain('http://evil.example');
      expect(body).not.toContain('<h1>x');
      expect(headers['cache-control']).toMatch(/private|no-store/);
    },
  );

  it.each(paths)('is not asked for where one is configured: %s', async (path) => {
    const settings = { ...test.context.settings, trustProxy: 1 };
    const configured = await buildApp({ ...test.context, settings });
    const { body } = await configured.inject({ url: path, headers: hostile });
    await configured.close();
    expect(body).toContain('https://seira.example');
    expect(body).not.toContain('evil.example');
  });
});

describe('what search engines read', () => {
  it('names the page in both languages', async () => {
    const { body } = await get('/about?utm=1', { cookie: 'i18nextLng=en' });
    expect(body).toContain('rel="canonical" href="https://seira.example/about?lang=en"');
    expect(body).toContain('hreflang="el" href="https://seira.example/about"');
    expect(body).toContain('hreflang="x-default" href="https://seira.example/about"');
    expect(body).toContain('<meta property="og:title" content="A &amp; B">');
    expect(body).not.toContain('seira.invalid');
  });

  it('describes a place as a business, whatever its name holds', async () => {
    await test.db.query(`UPDATE organisations SET title = $1 WHERE slug = 'place'`, [
      'Το </script><b>μέρος',
    ]);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const { body } = await get('/listing-grid/place');
    const text = /<script[^>]*application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1];
    const { '@graph': graph } = JSON.parse(text!) as { '@graph': Record<string, unknown>[] };
    expect(graph.map((part) => part['@type'])).toEqual(['LocalBusiness', 'BreadcrumbList']);
    expect(graph[0]).toMatchObject({
      name: 'Το </script><b>μέρος',
      url: 'https://seira.example/listing-grid/place',
    });
  });

  it('gives a place one address, by whatever it was asked for', async () => {
    const [row] = await test.db.query<{ code: string }>(
      `SELECT code FROM organisations WHERE slug = 'place'`,
    );
    const { body } = await get(`/listing-grid/${row!.code}`);
    expect(body).toContain('rel="canonical" href="https://seira.example/listing-grid/place"');
  });

  it('finds every place in the sitemap, and the sitemap in robots.txt', async () => {
    const sitemap = await app.inject('/sitemap.xml');
    expect(sitemap.headers['content-type']).toContain('application/xml');
    expect(sitemap.body).toContain('<loc>https://seira.example/listing-grid/place</loc>');
    const robots = await app.inject('/robots.txt');
    expect(robots.body).toContain('Sitemap: https://seira.example/sitemap.xml');
  });
});
