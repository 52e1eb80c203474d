import createCache, { type EmotionCache } from '@emotion/cache';

/** The policy requires it on every style element; none if the server sends no policy. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** Without vendor prefixes: they would make every page's styles a seventh longer. */
export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'css', nonce, stylisPlugins: [] });

/** For MUI, which writes a style element without a nonce while the colour scheme changes. */
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
