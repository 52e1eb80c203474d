import { expect, it } from 'vitest';
import type { RenderedPage } from '#common/page/protocol.ts';
import { composePage } from './composePage.ts';
import { readHtml } from './storedPage.ts';
import { parseTemplate } from './template.ts';

const template = parseTemplate(
  '<!doctype html><html lang="el"><head><meta property="csp-nonce" nonce="" /><script type="module" crossorigin src="/assets/index-1.js"></script><!--head--></head><body><div id="root"><!--app--></div><!--state--><!--scripts--></body></html>',
);
const rendered: RenderedPage = {
  status: 200, html: '', head: '', title: '', description: '', styles: [], early: '',
  state: { data: {}, errors: {} }, missing: [], calls: ['/api/user'], source: 'src/a.tsx',
  personal: true, organisation: null,
}; // prettier-ignore

it('lets the calls of a personal page pass its scripts on a line that brings few at a time', async () => {
  const { html } = await composePage(
    { address: { url: '/dashboard', language: 'el' }, origin: 'http://seira.example' },
    rendered,
    { template, assetsOf: () => ({ scripts: ['/assets/a-1.js'], styles: [] }) },
  );
  const page = await readHtml(html, 'N');
  expect(page).toContain('"/api/user"');
  expect(page).toContain('crossorigin fetchpriority="low" href="/assets/a-1.js">');
});
