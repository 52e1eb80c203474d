import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { valueOf } from '#server/db/client.ts';
import { pagesApp } from '#server/testing/pagesApp.ts';
import { appWith, testClock } from '#server/testing/testApp.ts';

const { test, get, forget, renders } = pagesApp();
beforeEach(forget);

describe('a server-rendered page', () => {
  it('is complete, in the language of the cookie', async () => {
    const greek = await get('/about');
    expect(greek.body).toContain('<div id="root"><h1>el /about</h1>');
    expect(greek.body).toContain('<html lang="el">');
    const english = await get('/about', { cookie: 'i18nextLng=en' });
    expect(english.body).toContain('<html lang="en">');
    expect(english.body).toContain('<h1>en /about</h1>');
    expect(english.headers.vary).toContain('cookie');
  });

  it('names the images of its first view in its headers', async () => {
    expect((await get('/about')).headers.link).toBe('</a.avif>; rel=preload; as="image"');
    expect((await get('/faq')).headers).not.toHaveProperty('link');
  });

  it('requests the styles below its first view last, because a script waits for those before it', async () => {
    const { body } = await get('/about');
    expect(body).toMatch(
      />var gone.*<\/script><link [^>]*data-late rel="stylesheet" href="\/assets\/late.css"><\/body>/s,
    );
    expect(body).toMatch(/<noscript><link [^>]*href="\/assets\/late.css"><\/noscript>/);
    expect((await get('/faq')).body).not.toContain('late.css');
  });

  it('is compressed with a window of 256 KB, which limits the memory of many at once', async () => {
    const { rawPayload, headers } = await get('/sitemaps/1.xml', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    // These first four bits stand for a window of 18 bits. Source: RFC 7932, section 9.1.
    expect(rawPayload[0]! & 0b1111).toBe(0b0011);
  });

  it('gives each of its elements the nonce of its policy, a new one every time', async () => {
    const nonces = [];
    for (const { body, headers } of [await get('/faq'), await get('/faq')]) {
      const policy = String(headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      expect(body).toContain(`<style nonce="${nonce}" data-emotion="css" data-s>a{}</style>`);
      expect(body).toContain(
        `<script nonce="${nonce}" type="application/json" id="dehydrated-state">`,
      );
      nonces.push(nonce);
    }
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('is rendered once, cached, and revalidated without being sent again', async () => {
    const first = await get('/pricing');
    await get('/pricing');
    expect(renders()).toBe(1);
    const again = await get('/pricing', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['content-security-policy']).toBeUndefined();
    // A browser learns the time from both.
    const now = `clock;desc="${test.clock.now().getTime()}"`;
    for (const { headers } of [first, again]) expect(headers['server-timing']).toBe(now);
  });

  it('is rendered again when its content or the day has changed', async () => {
    const first = await get('/listing-grid/place');
    await get('/listing-grid/place');
    expect(renders()).toBe(1);
    await test.db.query(`UPDATE organisations SET title = 'Άλλο' WHERE slug = 'place'`);
    test.clock.advance(2);
    const known = { 'if-none-match': String(first.headers.etag) };
    expect((await get('/listing-grid/place', known)).statusCode).toBe(200);
    expect(renders()).toBe(2);
    test.clock.advance(86_400);
    await get('/listing-grid/place');
    expect(renders()).toBe(3);
  });

  it('is rendered again after a full minute, before the next request', async () => {
    const clock = testClock(new Date('2026-11-20T10:00:59.900Z'));
    const app = await appWith(test, {}, { clock });
    await app.listen({ port: 0 });
    await app.inject({ url: '/listing-grid/place', headers: { accept: 'text/html' } });
    expect(renders()).toBe(1);
    await test.db.query(`UPDATE organisations SET title = 'Νέο' WHERE slug = 'place'`);
    clock.set('2026-11-20T10:01:59.900Z');
    await expect.poll(renders).toBe(2);
  });

  it.each([
    '/ticket/0123456789abcdef0123456789abcdef',
    '/invitation/a-token',
    '/recover?token=a-token',
    '/confirm?lang=en&token=a-token',
    '/subscription?key=a-key',
  ])('%s is neither cached nor sent as a referrer, because the address is secret', async (url) => {
    for (const times of [1, 2]) {
      const { headers, body } = await get(url);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(renders()).toBe(times);
    }
  });

  it('is a 404 for unknown addresses, and asks search engines not to index it', async () => {
    for (const url of ['/nope', '/listing-grid/none']) {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).not.toContain('rel="canonical"');
    }
  });

  it('is never served for an address with a file extension', async () => {
    writeFileSync(join(test.context.settings.clientDir, 'about'), 'a file');
    expect((await get('/about')).body).toContain('<h1>el /about</h1>');
  });

  it('is a 404 page, rendered once, for all addresses that cannot be parsed', async () => {
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
    expect((await test.app.inject({ method: 'POST', url: '/%zz' })).statusCode).toBe(400);
  });

  it('rejects control characters in a path before rendering', async () => {
    for (const path of '/x%0Ay /%00 /listing-grid/a%0d%0ab /a%7Fb /a%C2%9Fb /a%E2%80%A8b'.split(
      ' ',
    )) {
      const { statusCode, json } = await get(`${path}?email=a@b.gr`);
      expect([path, statusCode, json().code]).toEqual([path, 400, 'bad_request']);
    }
    expect(renders()).toBe(0);
  });

  it('redirects to the canonical address of a screen', async () => {
    const { statusCode, headers } = await get('/listing-details/place?x=1');
    expect([statusCode, headers.location]).toEqual([301, '/listing-grid/place?x=1']);
  });

  it('is left to the browser if the server cannot render it', async () => {
    const { statusCode, body, headers } = await get('/broken');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<div id="root"></div>');
    const long = await get(`/about?${'x'.repeat(400)}`);
    expect(long.body).toContain('<div id="root"></div>');
    expect(renders()).toBe(1);
  });
});

it('a page beyond the capacity of the process is rendered by the browser, for this request only', async () => {
  await get('/faq');
  const before = test.app.pageLoad().shells;
  const { limit } = test.app.load;
  test.app.load.limit = 0;
  const [shell, cached, api] = await Promise.all([
    get('/pricing?x=1'),
    get('/faq'),
    test.app.inject('/api/categories'),
  ]);
  test.app.load.limit = limit;
  expect([shell.statusCode, shell.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(shell.body).toContain('<div id="root"></div>');
  expect(shell.headers['content-security-policy']).toContain("'nonce-");
  expect(cached.body).toContain('<h1>el /faq');
  expect(api.statusCode).toBe(503);
  expect((await get('/pricing?x=1')).body).toContain('<h1>el /pricing');
  expect(test.app.load.active).toBe(0);
  const { body: metrics } = await test.app.inject('/metrics');
  expect(metrics).toContain(`seira_pages_shell_total ${before + 1}\n`);
  expect(metrics).toContain('seira_pages_rendering 0\n');
  expect(metrics).toContain('seira_pages_waiting 0\n');
});

describe('the metadata for search engines', () => {
  it('names the page in both languages', async () => {
    const { body } = await get('/about?utm=1', { cookie: 'i18nextLng=en' });
    expect(body).toContain('rel="canonical" href="https://seira.example/about?lang=en"');
    expect(body).toContain('hreflang="el" href="https://seira.example/about"');
    expect(body).toContain('hreflang="x-default" href="https://seira.example/about"');
    expect(body).toContain('<meta property="og:title" content="A &amp; B">');
    expect(body).not.toContain('seira.invalid');
  });

  it('describes a place as a business, whatever its name contains', async () => {
    const name = 'Το </script><b>μέρος';
    await test.db.query(`UPDATE organisations SET title = $1 WHERE slug = 'place'`, [name]);
    test.clock.advance(2);
    const { body } = await get('/listing-grid/place');
    const text = /<script[^>]*application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1];
    const { '@graph': graph } = JSON.parse(text!) as { '@graph': Record<string, unknown>[] };
    expect(graph.map((part) => part['@type'])).toEqual(['LocalBusiness', 'BreadcrumbList']);
    const url = 'https://seira.example/listing-grid/place';
    expect(graph[0]).toMatchObject({ name, url });
  });

  it('gives a place one canonical address, however it was requested', async () => {
    const codeOf = "SELECT code FROM organisations WHERE slug = 'place'";
    const { body } = await get(`/listing-grid/${await valueOf<string>(test.db, codeOf)}`);
    expect(body).toContain('rel="canonical" href="https://seira.example/listing-grid/place"');
  });

  it('lists every place in a file of the sitemap, and the sitemap in robots.txt', async () => {
    await test.db.query(
      `INSERT INTO organisations (code, slug, category_id, title, address, city, author_name, created_at, id)
       OVERRIDING SYSTEM VALUE
       SELECT 'org_far', 'far', category_id, title, address, city, author_name, created_at, 250001
         FROM organisations WHERE slug = 'place'`,
    );
    const pathsIn = async (file: string) => {
      const { headers, body } = await test.app.inject(file);
      expect(headers['content-type']).toContain('application/xml');
      return body.match(/(?<=<loc>https:\/\/seira\.example)[^<]+/g);
    };
    expect(await pathsIn('/sitemap.xml')).toEqual(['/sitemaps/1.xml', '/sitemaps/51.xml']);
    const first = await pathsIn('/sitemaps/1.xml');
    expect(first).toEqual(expect.arrayContaining(['/listing-grid/place', '/about']));
    expect(await pathsIn('/sitemaps/51.xml')).toEqual(['/listing-grid/far']);
    expect((await test.app.inject('/sitemaps/2.xml')).statusCode).toBe(404);
    await test.db.exec("DELETE FROM organisations WHERE slug = 'far'");
    const robots = await test.app.inject('/robots.txt');
    expect(robots.body).toContain('Sitemap: https://seira.example/sitemap.xml');
  });
});

it('does not let user content end a style element', async () => {
  const evil = '</style><script>evil()</script>';
  const { body } = await get(`/listing-list?keywords=${encodeURIComponent(evil)}`);
  const style = /<style[^>]*data-emotion="css" data-s>(.*?)<\/style>/s.exec(body)![1];
  expect(style).toContain(String.raw`\3c /style><script>evil()`);
});

it('an unconfigured origin comes from the request, as an escaped address in a private response', async () => {
  const app = await appWith(test, { publicOrigin: null, trustProxy: 1 });
  const headers = { 'x-forwarded-proto': 'http"><h1>x</h1>', host: 'evil.example' };
  const pages = ['/about', '/listing-grid/place', '/sitemap.xml', '/sitemaps/1.xml', '/robots.txt'];
  for (const url of pages) {
    const response = await app.inject({ url, headers });
    expect(response.body).toContain('http://evil.example');
    expect(response.body).not.toContain('<h1>x');
    expect(response.headers['cache-control']).toMatch(/private|no-store/);
  }
});
