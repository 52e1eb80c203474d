import { describe, expect, it } from 'vitest';
import { escapeHtml, NONCE, withNonces } from './markup.ts';
import { startLater } from './start.ts';
import { hashOf, readHtml, storeHtml, writeHtml } from './storedPage.ts';
import { checkTemplate, fillTemplate, markPage } from './template.ts';

const source = `<!doctype html><html lang="el"><head><meta property="csp-nonce" nonce="" />
<script>first()</script><script type="module" crossorigin src="/assets/index-1.js"></script>
</head><body><div id="root"></div></body></html>`;

const evil = '<script>evil()</script><style>*{}</style><link rel="modulepreload" href="/e.js">';

const fill = (text: string, arrange?: (page: string) => string) =>
  fillTemplate(
    { source },
    {
      language: 'en',
      head: [text],
      assets: '<link rel="modulepreload" href="/assets/home-2.js">',
      description: [text],
      root: text,
      state: ['<script', NONCE, ` type="application/json">${text}</script>`],
    },
    arrange,
  );

describe('the places of a nonce', () => {
  it('are on the elements of the template', () => {
    const html = writeHtml(fill('content'), 'N');
    expect(html).toContain('<meta property="csp-nonce" nonce="N">');
    expect(html).toContain('<script nonce="N">first()');
    expect(html).toContain('<link nonce="N" rel="modulepreload" href="/assets/home-2.js">');
    expect(html).toContain('<script nonce="N" type="application/json">content');
  });

  it.each([undefined, startLater])('are never on what stands in content', (arrange) => {
    const html = writeHtml(fill(evil, arrange), 'N');
    expect(html.split(evil)).toHaveLength(5);
    expect(html).not.toMatch(/nonce="N"[^>]*>evil/);
  });

  it('are made by no text', () => {
    const text = '%SEIRA_NONCE% <!--root--> <!--state--> Symbol(nonce) \0';
    const html = writeHtml(fill(text), 'N');
    expect(html.split(text)).toHaveLength(5);
    expect(html.match(/"N"/g)).toHaveLength(5);
  });

  it('are found in pages without a place for the nonce of styles', () => {
    const { shell, strict } = markPage('<head><title>x</title></head>');
    expect(strict).toBe(false);
    expect(writeHtml(shell, 'N')).toContain('<meta property="csp-nonce" nonce="N">');
  });

  it('survive compression', async () => {
    const markup = fill(`Ελληνικά ${evil}`);
    const stored = await storeHtml(markup);
    expect(String(await readHtml(stored, 'N'))).toBe(writeHtml(markup, 'N'));
    expect(String(await readHtml(await storeHtml(['plain']), 'N'))).toBe('plain');
  });
});

it('the content of a page decides its name, its nonces do not', () => {
  expect(hashOf(...fill('a'))).toBe(hashOf(...fill('a')));
  expect(hashOf(...fill('a'))).not.toBe(hashOf(...fill('b')));
});

it('own elements that have a nonce keep it', () => {
  expect(withNonces('<script nonce="x">')).toEqual(['<script nonce="x">']);
});

it('text cannot leave an attribute or an element', () => {
  expect(escapeHtml(`"'<b>&`)).toBe('&quot;&#39;&lt;b&gt;&amp;');
});

it('a template that lacks a place for content is refused', () => {
  expect(() => checkTemplate({ source })).not.toThrow();
  expect(() => checkTemplate({ source: source.replace('id="root"', 'id="app"') })).toThrow(
    '<div id="root"></div>',
  );
});
