import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { SHEET_ATTRIBUTE, VARIABLES_ATTRIBUTE } from '#common/page/slots.ts';
import { hadInput } from '#src/browser/attention.ts';
import { hydrateParts } from '#src/components/lazy/hydrateParts.ts';
import { rulesOf, variablesIn, variablesOf } from '#theme/variables.ts';

/** The nonce that the content security policy requires for styles. Undefined without a policy. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** The element with the theme's variables. The server writes it with those of its page. */
const openVariables = (nonce?: string): HTMLStyleElement => {
  const written = document.querySelector<HTMLStyleElement>(`style[${VARIABLES_ATTRIBUTE}]`);
  if (written) return written;
  const element = document.createElement('style');
  element.nonce = nonce ?? '';
  element.setAttribute(VARIABLES_ATTRIBUTE, '');
  element.textContent = variablesOf('');
  return document.head.appendChild(element);
};

/** Adds the theme's variables that a new style reads and the page lacks. */
const addVariables = (nonce?: string): StylisPlugin => {
  const known = new Set<string>();
  let sheet: CSSStyleSheet | null = null;
  return ({ type, children }) => {
    if (type !== 'decl' || typeof children !== 'string') return;
    const missing = variablesIn(children).filter((name) => !known.has(name));
    if (missing.length === 0) return;
    if (!sheet) {
      const element = openVariables(nonce);
      sheet = element.sheet!;
      for (const [, name] of element.textContent.matchAll(/[{;](--mui-[\w-]+):/g)) known.add(name!);
    }
    for (const name of missing) {
      if (known.has(name)) continue;
      known.add(name);
      for (const rule of rulesOf([name])) sheet.insertRule(rule, sheet.cssRules.length);
    }
  };
};

/** Leaves styles of the server where they are: each move would parse them again. */
const head = {
  insertBefore: (style: HTMLElement, next: Node | null) =>
    style.isConnected ? style : document.head.insertBefore(style, next),
} as unknown as HTMLElement;

const KEY = 'css';

/**
 * Marks the styles of a server-rendered page. With the key itself, Emotion's default cache would move
 * them to another place in the head, where the browser parses them again.
 */
export const PAGE_STYLES = 'page';
const CLASS = /\.css-(\w+)/g;

/**
 * The styles of a server-rendered page. No vendor prefixes, which would make them a seventh longer.
 */
export const collectStyles = (): EmotionCache => createCache({ key: KEY, stylisPlugins: [] });

/** Time in which parts of a screen hydrate after its frame, in ms. */
const SETTLING_MS = 3_000;

let readyAt: number | null = null;

/**
 * Times after a commit, in ms, at which elements are checked again for their styles, because
 * effects add some elements later. A settled screen adds all styles at once.
 */
const LATER_MS = [0, 100, 500, SETTLING_MS];

/** Hydration has ended, or a menu may open, which needs its styles before it is measured. */
const isSettled = (): boolean => {
  if (hadInput()) return true;
  if (document.documentElement.dataset.ready === undefined) return false;
  return performance.now() - (readyAt ??= performance.now()) > SETTLING_MS;
};

/**
 * Skips styles that no element of a server-rendered page uses. Emotion also inserts the styles of
 * wrapped components, such as the button in an icon button, although their element has one class.
 */
const skipUnused = (cache: EmotionCache): void => {
  const insert = cache.insert.bind(cache);
  const waiting = new Map<string, () => void>();
  let isQueued = false;
  const addUsed = (): void => {
    isQueued = false;
    for (const [name, add] of waiting) {
      if (document.getElementsByClassName(name).length === 0) continue;
      waiting.delete(name);
      add();
    }
  };
  cache.insert = (selector, ...style) => {
    if (isSettled() || !selector.startsWith('.')) {
      waiting.delete(selector.slice(1));
      return insert(selector, ...style);
    }
    if (!isQueued) {
      isQueued = true;
      // React adds the elements of this commit before the microtask and the next paint.
      queueMicrotask(addUsed);
      for (const later of LATER_MS) setTimeout(addUsed, later);
    }
    waiting.set(selector.slice(1), () => void insert(selector, ...style));
  };
};

/** Learns which classes the file of late styles has. Without it, hydration writes their styles. */
const learnLateStyles = (inserted: EmotionCache['inserted']): void => {
  const link = document.querySelector<HTMLLinkElement>(`link[${SHEET_ATTRIBUTE}]`);
  if (!link) return;
  const learn = (): void => {
    for (const rule of link.sheet!.cssRules)
      if (rule instanceof CSSStyleRule)
        for (const [, name] of rule.selectorText.matchAll(CLASS)) inserted[name!] = true;
  };
  if (link.sheet) learn();
  else if (document.readyState === 'complete') void hydrateParts();
  else {
    link.addEventListener('load', learn);
    link.addEventListener('error', () => void hydrateParts());
  }
};

/**
 * The styles of a page in this browser, with the variables that they read.
 * @param rendered the page has the server's elements and their styles. A personal screen has few of
 * them, and what it adds may measure itself before its styles come
 */
export const createStyleCache = (nonce?: string, rendered = false): EmotionCache => {
  const stylisPlugins = [addVariables(nonce)];
  const cache = createCache({ key: KEY, nonce, container: head, stylisPlugins });
  // The server names the classes only once, in their rules.
  const written = [
    ...document.querySelectorAll<HTMLStyleElement>(`style[data-emotion="${PAGE_STYLES}"]`),
  ];
  for (const { textContent } of written)
    for (const [, name] of textContent.matchAll(CLASS)) cache.inserted[name!] = true;
  cache.sheet.hydrate(written);
  learnLateStyles(cache.inserted);
  if (rendered) skipUnused(cache);
  return cache;
};

/** For MUI, which creates a style element without a nonce when the colour scheme changes. */
export const documentWithNonce = {
  get head() {
    return document.head;
  },
  get body() {
    return document.body;
  },
  createElement: (name: string): HTMLElement =>
    Object.assign(document.createElement(name), { nonce: pageNonce() ?? '' }),
  createTextNode: (text: string): Text => document.createTextNode(text),
} as Document;
