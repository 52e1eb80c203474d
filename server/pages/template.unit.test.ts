import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT_ID, SLOTS, STATE_ID } from '#common/page/slots.ts';
import { escapeHtml } from '#common/page/escapeHtml.ts';
import { NONCE_MARK, withNonces } from './markup.ts';
import { etagOf, readHtml, storeHtml } from './storedPage.ts';
import { checkTemplate, fill, parseTemplate } from './template.ts';

const source = `<!doctype html><html lang="el"><head><meta property="csp-nonce" nonce="" />
<script>first()</script><script type="module" crossorigin src="/assets/index-1.js"></script>
<!--head--></head><body><div id="root"><!--app--></div><!--state--><!--scripts--></body></html>`;

const template = parseTemplate(source);

const page = (text: string, html = template.html) =>
  fill(html, {
    language: 'lang="en"',
    head: text + withNonces('<link rel="modulepreload" href="/assets/home-2.js">') + text,
    app: text,
    state: text,
    scripts: '',
  });
const sent = async (html: string) => readHtml(await storeHtml(html), 'N');

describe('the nonce of a response', () => {
  it('is on elements of the template and on our own, and its placeholder is never sent', async () => {
    const html = await sent(page('Ελληνικά'));
    expect(html).toContain('<meta property="csp-nonce" nonce="N">');
    expect(html).toContain('<script nonce="N">first()');
    expect(html).toContain('<link nonce="N" rel="modulepreload" href="/assets/home-2.js">');
    expect(html).toContain('Ελληνικά');
    expect(html).not.toContain(NONCE_MARK);
  });

  it.each([
    '<script>evil()</script><style>*{}</style><link rel="modulepreload" href="/e.js">',
    '%SEIRA_NONCE% lang="el" <!--app--> <!--state--> $& \0',
  ])('is not given to content, and content has no slots: %s', async (evil) => {
    for (const { html } of [template, template.deferred!]) {
      const all = await sent(page(evil, html));
      expect(all.split(evil)).toHaveLength(5);
      expect(all).not.toMatch(/nonce="N"[^>]*>evil/);
    }
  });

  it('does not change an element that has one', () => {
    expect(withNonces('<script nonce="x">')).toBe('<script nonce="x">');
  });
});

it('the ETag depends on the content of a page, not on the process that rendered it', () => {
  expect(etagOf(page('a'))).toBe(etagOf(page('a').replaceAll(NONCE_MARK, '')));
  expect(etagOf(page('a'))).not.toBe(etagOf(page('b')));
});

it('escaped text cannot leave an attribute or an element', () => {
  expect(escapeHtml(`"'<b>&`)).toBe('&quot;&#39;&lt;b&gt;&amp;');
});

it.each(Object.values(SLOTS))('rejects a template without %s, or with two of them', (slot) => {
  expect(() => checkTemplate(template)).not.toThrow();
  for (const wrong of ['', slot + slot])
    expect(() => checkTemplate(parseTemplate(source.replace(slot, wrong)))).toThrow(slot);
});

it('leaves the slots of a browser-rendered page empty, in the default language', () => {
  expect(template.shell).toContain('<html lang="el">');
  expect(template.shell).toContain('<div id="root"></div></body>');
});

it('finds every slot in the product’s page, and the ids that both sides use', () => {
  const own = readFileSync('index.html', 'utf8');
  expect(() => checkTemplate(parseTemplate(own))).not.toThrow();
  expect(own).toContain('<meta property="csp-nonce"');
  expect(own).toContain(`<div id="${ROOT_ID}">${SLOTS.app}</div>`);
  expect(own).toContain(`document.getElementById('${STATE_ID}')`);
});
