import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The nonce that the page's policy requires on every style element; none if the server sends no
 * policy.
 */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** The names of the styles in a sheet, which are their class names. */
const namesIn = (css: string): string[] => [
  ...new Set(Array.from(css.matchAll(/(?:^|[{},])\.css-([\w-]+)/g), ([, name]) => name!)),
];

/**
 * The value of `data-emotion` for a sheet in a page: the key of its cache and the names of its
 * styles, without those that `completeStyleNames` reads from the sheet itself.
 */
export const shortStyleNames = (key: string, names: string[], css: string): string => {
  const found = new Set(namesIn(css));
  return names.every((name) => found.has(name)) ? key : [key, ...names].join(' ');
};

/** Adds the names of the styles that came with the page, by which Emotion knows them. */
const completeStyleNames = (): void => {
  for (const style of document.querySelectorAll('style[data-emotion="css"]'))
    style.setAttribute('data-emotion', ['css', ...namesIn(style.textContent)].join(' '));
};

/**
 * The Emotion cache for all components' styles. It writes no vendor prefixes: they would make every
 * page's styles a seventh longer.
 */
export const createStyleCache = (nonce?: string): EmotionCache => {
  if (typeof document !== 'undefined') completeStyleNames();
  return createCache({ key: 'css', nonce, stylisPlugins: [] });
};

/**
 * The document for code that writes a style element without a nonce: MUI does, to stop transitions
 * while the colour scheme changes.
 */
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
