import { describe, expect, it } from 'vitest';
import { escapeHtml, NONCE, withNonces, type Markup } from './markup.ts';
import { hashOf, readHtml, storeHtml, writeHtml } from './storedPage.ts';
import type { Slot } from '#common/page/slots.ts';
import { checkTemplate, fill, parseTemplate } from './template.ts';

const source = `<!doctype html><html lang="el"><head><meta property="csp-nonce" nonce="" />
<script>first()</script><script type="module" crossorigin src="/assets/index-1.js"></script>
<!--head--></head><body><div id="root"><!--app--></div><!--state--><!--scripts--></body></html>`;

const evil = '<script>evil()</script><style>*{}</style><link rel="modulepreload" href="/e.js">';

const template = parseTemplate(source);

const page = (text: string, { parts } = template as Pick<typeof template, 'parts'>) => {
  const content: Record<Slot, Markup> = {
    language: ['lang="en"'],
    head: [text, ...withNonces('<link rel="modulepreload" href="/assets/home-2.js">'), text],
    app: [text],
    state: ['<script', NONCE, ` type="application/json">${text}</script>`],
    scripts: [],
  };
  return fill(parts, (slot) => content[slot]);
};

describe('the places of a nonce', () => {
  it('are on the elements of the template', () => {
    const html = writeHtml(page('content'), 'N');
    expect(html).toContain('<meta property="csp-nonce" nonce="N">');
    expect(html).toContain('<script nonce="N">first()');
    expect(html).toContain('<link nonce="N" rel="modulepreload" href="/assets/home-2.js">');
    expect(html).toContain('<script nonce="N" type="application/json">content');
  });

  it.each([template, template.deferred!])('are never on what stands in content', (parts) => {
    const html = writeHtml(page(evil, parts), 'N');
    expect(html.split(evil)).toHaveLength(5);
    expect(html).not.toMatch(/nonce="N"[^>]*>evil/);
  });

  it('cannot be created by any text', () => {
    const text = '%SEIRA_NONCE% <!--app--> <!--state--> Symbol(nonce) \0';
    const html = writeHtml(page(text), 'N');
    expect(html.split(text)).toHaveLength(5);
    expect(html.match(/"N"/g)).toHaveLength(5);
  });

  it('are found in pages without a place for the nonce of styles', () => {
    const { shell, strict } = parseTemplate('<head><title>x</title></head>');
    expect(strict).toBe(false);
    expect(writeHtml(shell, 'N')).toContain('<meta property="csp-nonce" nonce="N">');
  });

  it('survive compression', async () => {
    const markup = page(`Ελληνικά ${evil}`);
    const stored = await storeHtml(markup);
    expect(String(await readHtml(stored, 'N'))).toBe(writeHtml(markup, 'N'));
    expect(String(await readHtml(await storeHtml(['plain']), 'N'))).toBe('plain');
  });
});

it('the content of a page decides its name, its nonces do not', () => {
  expect(hashOf(...page('a'))).toBe(hashOf(...page('a')));
  expect(hashOf(...page('a'))).not.toBe(hashOf(...page('b')));
});

it('elements of the template that have a nonce keep it', () => {
  expect(withNonces('<script nonce="x">')).toEqual(['<script nonce="x">']);
});

it('text cannot leave an attribute or an element', () => {
  expect(escapeHtml(`"'<b>&`)).toBe('&quot;&#39;&lt;b&gt;&amp;');
});

it.each(['lang="el"', '<!--head-->', '<!--app-->', '<!--state-->', '<!--scripts-->'])(
  'a template without %s, or with two of them, is refused',
  (slot) => {
    expect(() => checkTemplate(template)).not.toThrow();
    for (const wrong of ['', slot + slot])
      expect(() => checkTemplate(parseTemplate(source.replace(slot, wrong)))).toThrow(slot);
  },
);

it('the page that a browser renders has nothing in its slots, and the language of most', () => {
  const html = writeHtml(template.shell, 'N');
  expect(html).toContain('<html lang="el">');
  expect(html).toContain('<div id="root"></div></body>');
});
