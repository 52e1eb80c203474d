import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { App } from '#server/context.ts';
import { buildOrganisation } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/testApp.ts';

/** Draws what it was asked for, and how often; the real one is tried in the browser's tests. */
const RENDERER = `
export const createRenderer = async (call) => async ({ url, language }) => {
  globalThis.drawnPages = (globalThis.drawnPages ?? 0) + 1;
  if (url.startsWith('/broken')) throw new Error('cannot be drawn');
  const answers = {};
  let organisation = null;
  const id = /^\\/listing-grid\\/([^?]+)/.exec(url)?.[1];
  let status = url.startsWith('/no') ? 404 : 200;
  if (id) {
    const path = '/api/organisations/' + id;
    const answer = await call(path);
    answers[path] = answer.body;
    status = answer.status;
    if (status === 200) organisation = JSON.parse(answer.body);
  }
  return {
    status, answers, organisation, source: null, served: '{}',
    html: '<h1>' + language + ' ' + url.replaceAll('<', '') + '</h1>',
    early: url.startsWith('/about') ? '</a.avif>; rel=preload; as="image"' : '',
    head: '<title>A &amp; B</title><meta name="description" content="Words"/><style>a{}</style>',
  };
};
`;

declare global {
  // How often the renderer above was asked.
  var drawnPages: number;
}

let test: TestApp;
let app: App;
const folder = mkdtempSync(join(tmpdir(), 'seira-pages-'));

beforeAll(async () => {
  const clientDir = join(folder, 'dist');
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  writeFileSync(
    join(clientDir, 'index.html'),
    '<!doctype html><html lang="el"><head><meta property="csp-nonce" nonce="" /></head><body><div id="root"></div></body></html>',
  );
  const rendererFile = join(folder, 'render.mjs');
  writeFileSync(rendererFile, RENDERER);
  test = await createTestApp({ clientDir, rendererFile, publicOrigin: 'https://seira.example' });
  await buildOrganisation(test.db, { slug: 'place', title: 'Το </script><b>μέρος' });
  app = await buildApp(test.context);
  await app.ready();
});
beforeEach(() => {
  globalThis.drawnPages = 0;
});
afterAll(async () => {
  await app.close();
  await test.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('a page that the server draws', () => {
  it('comes whole, in the language of the cookie', async () => {
    const greek = await get('/about');
    expect(greek.body).toContain('<div id="root"><h1>el /about</h1></div>');
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

  it('gives each of its elements the nonce of its policy, another every time', async () => {
    const nonces = [];
    for (const { body, headers } of [await get('/faq'), await get('/faq')]) {
      const policy = String(headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      expect(body).toContain(`<style nonce="${nonce}">a{}</style>`);
      expect(body).toContain(`<script nonce="${nonce}" type="application/json" id="served">`);
      nonces.push(nonce);
    }
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('is drawn once and kept, and confirmed without sending it again', async () => {
    const first = await get('/pricing');
    await get('/pricing');
    expect(globalThis.drawnPages).toBe(1);
    const again = await get('/pricing', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['content-security-policy']).toBeUndefined();
  });

  it('is drawn again when what it shows has changed, or the day', async () => {
    const first = await get('/listing-grid/place');
    await get('/listing-grid/place');
    expect(globalThis.drawnPages).toBe(1);
    await test.db.query(`UPDATE organisations SET title = 'Άλλο' WHERE slug = 'place'`);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const second = await get('/listing-grid/place', {
      'if-none-match': String(first.headers.etag),
    });
    expect(second.statusCode).toBe(200);
    expect(globalThis.drawnPages).toBe(2);
    test.clock.advance(86_400);
    await get('/listing-grid/place');
    expect(globalThis.drawnPages).toBe(3);
  });

  it('says 404 for what is not there, and asks search engines to leave it', async () => {
    for (const url of ['/nope', '/listing-grid/none']) {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).not.toContain('rel="canonical"');
    }
  });

  it('says 404 with the page for an address that cannot be read, drawn once for all of them', async () => {
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
    expect(globalThis.drawnPages).toBe(1);
    const data = await get('/api/organisations/%zz');
    expect([data.statusCode, data.json().code]).toEqual([400, 'bad_request']);
    expect((await app.inject({ method: 'POST', url: '/%zz' })).statusCode).toBe(400);
  });

  it('refuses control characters in a path before anything is drawn', async () => {
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
    expect(globalThis.drawnPages).toBe(0);
  });

  it('leads to the one address of a screen', async () => {
    const { statusCode, headers } = await get('/listing-details/place?x=1');
    expect([statusCode, headers.location]).toEqual([301, '/listing-grid/place?x=1']);
  });

  it('draws itself in the browser when the server cannot', async () => {
    const { statusCode, body } = await get('/broken');
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"></div>');
    const long = await get(`/about?${'x'.repeat(400)}`);
    expect(long.body).toContain('<div id="root"></div>');
    expect(globalThis.drawnPages).toBe(1);
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
