import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { App } from '#server/context.ts';
import { attackTarget } from '#tests/attack/target.ts';

const target = attackTarget();
let app: App;
let address: string;

beforeAll(async () => {
  app = await buildApp(target.context);
  app.get('/api/broken', async () => {
    throw new Error('secret detail');
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const EVERYWHERE: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
};
/** Headers of build files. The other headers concern documents. */
const ON_FILES = [
  'x-content-type-options',
  'cross-origin-resource-policy',
  'strict-transport-security',
];
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${address}${path}`, { redirect: 'manual', ...init });
const html = { headers: { accept: 'text/html' } };
const json = (body: string): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json' },
});

describe('security headers', () => {
  it.each<[string, string, RequestInit, number]>([
    ['the page', '/', html, 200],
    ['a deep page', '/listing-grid/x', html, 200],
    ['a drawing', '/favicon.svg', {}, 200],
    ['a drawn picture', '/pictures/portraits/usr_23ab.svg', {}, 200],
    ['JSON', '/api/organisations', {}, 200],
    ['nothing', '/api/nothing', {}, 404],
    ['no such file', '/assets/none.js', {}, 404],
    ['a page as a file', '/index.html', {}, 404],
    ['a wrong method', '/api/categories', { method: 'DELETE' }, 405],
    ['no token', '/api/user', {}, 401],
    ['no JSON', '/api/users/sign_in', json('{'), 400],
    ['the wrong type', '/api/users/sign_in', { method: 'POST', body: 'x' }, 415],
    ['too much', '/api/users/sign_in', json('x'.repeat(200_000)), 413],
    ['an unreadable address', '/api/organisations/%zz', {}, 400],
    ['an address that is too long', `/api/organisations/${'x'.repeat(5000)}`, {}, 403],
    ['a refusal', '/api/organisations?page=x', {}, 422],
    ['an error', '/api/broken', {}, 500],
    ['no content', '/api/users/sign_out', { method: 'DELETE' }, 401],
    ['the documentation', '/api/docs', html, 200],
    ['a head', '/', { method: 'HEAD' }, 200],
    ['health', '/healthz', {}, 200],
  ])('are set on %s', async (_, path, init, status) => {
    const response = await ask(path, init);
    await response.text();
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(EVERYWHERE)) {
      expect([name, response.headers.get(name)]).toEqual([name, value]);
    }
    // Files of the build lack request ids and headers that only concern documents.
    if (!/^\/(assets|favicon)/.test(path) || status === 404) {
      expect(response.headers.get('permissions-policy')).toContain('camera=()');
      expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    }
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.get('server')).toBeNull();
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.match(/script-src [^;]*/)?.[0] ?? '').not.toMatch(/unsafe|\*|https?:|data:/);
  });

  it('are set on a 304', async () => {
    const url = '/favicon.svg';
    const { etag } = (await app.inject({ url })).headers;
    const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.headers).toMatchObject(EVERYWHERE);
  });

  it('are reduced on a file of the build', async () => {
    const { headers } = await ask('/assets/app-1.js');
    for (const name of ON_FILES)
      expect([name, headers.get(name)]).toEqual([name, EVERYWHERE[name]]);
    // A page on a slow connection loads dozens of files, so other headers are omitted.
    const omitted = `content-security-policy cross-origin-opener-policy referrer-policy
      x-frame-options accept-ranges last-modified`;
    for (const name of omitted.split(/\s+/))
      expect([name, headers.get(name)]).toEqual([name, null]);
    expect(headers.get('cache-control')).toContain('immutable');
  });

  it('include a policy of its own on a worker', async () => {
    const { headers } = await ask('/assets/worker-1.js');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  });
});

describe('the content security policy', () => {
  const scripts = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1];

  it('allows scripts and styles by a nonce that is new on each page', async () => {
    const nonces = new Set<string>();
    for (let n = 0; n < 5; n += 1) {
      const response = await ask('/', html);
      const policy = response.headers.get('content-security-policy') ?? '';
      const nonce = /'nonce-([\w+/=]{20,})'/.exec(policy)?.[1] ?? '';
      nonces.add(nonce);
      expect(scripts(policy)).toBe(`'nonce-${nonce}' 'strict-dynamic'`);
      expect(/style-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' 'nonce-${nonce}'`);
      const page = await response.text();
      const tags = page.match(/<(script|link|meta)\b[^>]*>/g) ?? [];
      expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    }
    expect(nonces.size).toBe(5);
  });

  it('blocks scripts in SVG files and everything in data', async () => {
    const drawing = (await ask('/favicon.svg')).headers.get('content-security-policy');
    expect(drawing).toContain('sandbox');
    const data = (await ask('/api/categories')).headers.get('content-security-policy');
    expect(data).toContain("default-src 'none'");
  });
});
