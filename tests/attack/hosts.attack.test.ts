import { beforeAll, expect, it } from 'vitest';
import { buildOrganisation } from '#server/testing/builders.ts';
import { attackTarget } from './target.ts';

const target = attackTarget({ trustProxy: 1 });
const named = attackTarget({ trustProxy: 1, publicOrigin: 'https://seira.example' });
beforeAll(async () => {
  for (const { db } of [target, named]) await buildOrganisation(db, { slug: 'place' });
});

const FILES = ['/robots.txt', '/sitemap.xml', '/sitemaps/1.xml'];
const MARKUP = '"><h1>injected</h1>';
const SCHEMES = [
  `http${MARKUP}`,
  'javascript',
  'https, javascript',
  'HTTP\t',
  'data:text/html,',
  '',
  'ftp',
  'http//evil.example/',
];
const HOSTS = [`x${MARKUP}`, 'x/evil.example', 'x?evil.example', 'a@evil.example', 'x evil.example', 'x\\evil.example', '']; // prettier-ignore

/** The origin of every URL in a file. */
const originsIn = (text: string) =>
  [...text.matchAll(/(?:<loc>|href="|Sitemap: )(.+?:\/\/[^/]*)\//g)].map(([, start]) => start!);

it('never uses a forged scheme in an address', async () => {
  for (const url of FILES) {
    for (const scheme of SCHEMES) {
      const headers = { 'x-forwarded-proto': scheme, host: 'seira.example' };
      const { body } = await target.app.inject({ url, headers });
      expect(body).not.toContain('<h1>');
      expect(body).not.toContain('evil.example');
      const origins = originsIn(body);
      expect(origins.length).toBeGreaterThan(0);
      const strange = origins.filter((one) => !/^https?:\/\/seira\.example$/.test(one));
      expect([scheme, strange]).toEqual([scheme, []]);
    }
  }
});

it('never uses an invalid host in an address', async () => {
  for (const url of FILES) {
    for (const host of HOSTS) {
      const { body } = await target.app.inject({ url, headers: { 'x-forwarded-host': host } });
      expect(body).not.toContain('<h1>');
      expect(body).not.toContain('evil.example');
    }
  }
});

it('ignores every host if the settings define one', async () => {
  for (const url of [...FILES, '/', '/about', '/nope']) {
    for (const headers of [
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' },
      { forwarded: 'host=evil.example;proto=gopher' },
      { 'x-host': 'evil.example', 'x-original-host': 'evil.example', 'x-forwarded-server': 'evil.example' },
    ] as Record<string, string>[]) {
      const response = await named.app.inject({ url, headers: { accept: 'text/html', ...headers } });
      const text = `${JSON.stringify(response.headers)} ${response.body}`;
      expect(text).not.toMatch(/evil\.example|gopher/);
    }
  }
}); // prettier-ignore
