import createCache from '@emotion/cache';
import { css as serialize } from '@emotion/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHEET_ATTRIBUTE, VARIABLES_ATTRIBUTE } from '#common/page/slots.ts';
import { unhydrated } from '#src/components/lazy/hydrateParts.ts';
import { createStyleCache } from './styles.ts';

const NAME = '--mui-palette-roles-waiting-text';

// Other tests share this document and its styles.
let before: Set<Element>;
beforeEach(() => {
  before = new Set(document.head.children);
});
afterEach(() => {
  for (const element of document.head.querySelectorAll(':scope > *'))
    if (!before.has(element)) element.remove();
});

/** Adds elements to the head, as the server would write them, and returns the first. */
const write = (html: string): Element => {
  const at = document.head.children.length;
  document.head.insertAdjacentHTML('beforeend', html);
  return document.head.children[at]!;
};

/** The text of all rules of an element, also of those that scripts added. */
const rulesIn = (element: HTMLStyleElement): string =>
  [...element.sheet!.cssRules].map(({ cssText }) => cssText).join('\n');

const insert = (cache: ReturnType<typeof createStyleCache>, css: string): void => {
  cache.insert('.a', serialize(css), cache.sheet, true);
};

const variables = (): HTMLStyleElement =>
  document.querySelector<HTMLStyleElement>(`style[${VARIABLES_ATTRIBUTE}]`)!;

it('a style that arrives later brings the variables that it reads, in both schemes', () => {
  write(`<style ${VARIABLES_ATTRIBUTE}>:root{--mui-spacing:8px;}</style>`);
  const cache = createStyleCache();
  insert(cache, `margin:var(--mui-spacing);`);
  expect(rulesIn(variables())).not.toContain(NAME);
  insert(cache, `color:var(${NAME});`);
  expect(rulesIn(variables()).split(`${NAME}:`)).toHaveLength(3);
  expect(rulesIn(variables()).split('--mui-spacing:')).toHaveLength(2);
});

it('a page without variables of the server gets an element for them, with its nonce', () => {
  insert(createStyleCache('abc'), `color:var(${NAME});`);
  expect(rulesIn(variables())).toContain(`${NAME}:`);
  expect(variables().nonce).toBe('abc');
});

it.each([0, 2_000])('adds the styles of an element that an effect adds after %d ms', async (ms) => {
  vi.useFakeTimers();
  const cache = createStyleCache(undefined, true);
  cache.insert('.late', serialize('color:red'), cache.sheet, true);
  await vi.advanceTimersByTimeAsync(ms);
  const element = document.body.appendChild(document.createElement('p'));
  element.className = 'late';
  expect(Object.values(cache.inserted)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(Object.values(cache.inserted)).toHaveLength(1);
  element.remove();
});

it('hydration adds the styles of elements, but not those of wrappers that no element has', async () => {
  const cache = createStyleCache(undefined, true);
  cache.insert('.used', serialize('color:red'), cache.sheet, true);
  cache.insert('.wrapper', serialize('color:blue'), cache.sheet, true);
  const element = document.body.appendChild(document.createElement('p'));
  element.className = 'used';
  await Promise.resolve();
  element.remove();
  expect(Object.values(cache.inserted)).toHaveLength(1);
  window.dispatchEvent(new Event('pointerdown'));
  cache.insert('.wrapper', serialize('color:blue'), cache.sheet, true);
  expect(Object.values(cache.inserted)).toHaveLength(2);
});

it('the styles of the server stay in their element, where they are', () => {
  const style = write('<style data-emotion="page" data-s>.css-a1b2{color:red}</style><meta>');
  // Emotion makes such a cache when it loads.
  createCache({ key: 'css' });
  const cache = createStyleCache();
  expect(style.nextElementSibling?.tagName).toBe('META');
  expect(cache.inserted).toHaveProperty('a1b2');
});

describe('styles in a file', () => {
  const link = write.bind(null, `<link ${SHEET_ATTRIBUTE} rel="stylesheet" href="/late.css">`);

  it('are not written again, except those of classes of which it has only states', () => {
    const style = write('<style>.css-whole:hover{top:0}@media all{.css-state{top:0}}</style>');
    // This browser loads no files.
    Object.defineProperty(link(), 'sheet', { value: (style as HTMLStyleElement).sheet });
    expect(createStyleCache().inserted).toEqual({ whole: true });
  });

  it('that cannot be loaded are written by the hydration of all parts', () => {
    const hydrate = vi.fn(() => Promise.resolve());
    unhydrated.add(hydrate);
    link();
    createStyleCache();
    expect(hydrate).toHaveBeenCalledOnce();
    unhydrated.delete(hydrate);
  });
});
