import createCache, { type EmotionCache } from '@emotion/cache';

/** The nonce that the content security policy requires for styles. Undefined without a policy. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** No vendor prefixes, which would make the styles of a page a seventh longer. */
export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'css', nonce, stylisPlugins: [] });

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
