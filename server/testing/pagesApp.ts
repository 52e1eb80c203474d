import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { buildOrganisation } from './builders.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { testApp } from './testApp.ts';

/** Renders and records the requests. The browser tests cover the real renderer. */
const RENDERER = `
import { appendFileSync } from 'node:fs';
const notes = new URL('./rendered.txt', import.meta.url);
export const createRenderer = async () => async ({ url, language }, call) => {
  appendFileSync(notes, url + '\\n');
  if (url.startsWith('/broken')) throw new Error('cannot be rendered');
  let organisation = null;
  const id = /^\\/listing-grid\\/([^?]+)/.exec(url)?.[1];
  let status = /^\\/(nope|not-found)/.test(url) ? 404 : 200;
  if (id) {
    const response = await call('/api/organisations/' + id);
    status = response.status;
    if (status === 200) organisation = JSON.parse(response.body);
  }
  const text = new URL(url, 'http://page').searchParams.get('keywords') ?? '';
  return {
    status, organisation, source: null, personal: false, missing: [],
    state: { data: {}, errors: {} },
    html: '<h1>' + language + ' ' + url.replaceAll('<', '') + '</h1>' + text + '<i>' + process.pid + '</i>',
    early: url.startsWith('/about') ? '</a.avif>; rel=preload; as="image"' : '',
    head: '<title>A &amp; B</title><meta name="description" content="Words"/>',
    title: 'A & B',
    description: 'Words',
    variables: '',
    sheet: url.startsWith('/about') ? '/assets/late.css' : null,
    styles: [{ key: 'css', ids: [], css: 'a{}' + text }],
  };
};
`;

/** The application of a test file with a client, its own renderer and one place, `place`. */
export function pagesApp() {
  const folder = temporaryFolder();
  const notes = join(folder, 'rendered.txt');
  const clientDir = join(folder, 'dist');
  const rendererFile = join(folder, 'render.mjs');
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  writeFileSync(
    join(clientDir, 'index.html'),
    '<!doctype html><html lang="el"><head><meta property="csp-nonce" nonce="" /><script type="module" crossorigin src="/assets/entry.js"></script><!--head--></head><body><div id="root"><!--app--></div><!--state--><!--scripts--></body></html>',
  );
  writeFileSync(rendererFile, RENDERER);
  const test = testApp({ clientDir, rendererFile, publicOrigin: 'https://seira.example' });
  beforeAll(() => buildOrganisation(test.db, { slug: 'place', title: 'Το </script><b>μέρος' }));
  return {
    test,
    get: (url: string, headers: Record<string, string> = {}) =>
      test.app.inject({ url, headers: { accept: 'text/html', ...headers } }),
    /** Drops the pages rendered so far. */
    forget: () => writeFileSync(notes, ''),
    renders: () => readFileSync(notes, 'utf8').split('\n').length - 1,
  };
}
