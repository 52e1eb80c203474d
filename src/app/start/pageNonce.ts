import createCache, { type EmotionCache } from '@emotion/cache';

/** What the page's policy asks of every style element; none where the server sends no policy. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/**
 * Where the styles of all components go. Nothing is written for browsers that need a prefix: it
 * would make every page's styles a seventh longer.
 */
export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'css', nonce, stylisPlugins: [] });

/**
 * The document for what writes a style element without asking for a nonce: MUI does, to stop
 * transitions while the colour scheme changes.
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
