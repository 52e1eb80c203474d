/** The used part of Trusted Types, which Firefox and Safari may lack. */
interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: {
      createHTML?: (html: string) => string | null;
      createScriptURL?: (url: string) => string | null;
    },
  ) => { createHTML: (html: string) => string };
}

/** Elements allowed in map credits. Others are reduced to their text. */
const harmless = new Set(['A', 'B', 'BR', 'EM', 'I', 'SPAN', 'STRONG']);

const attributes = new Set(['class', 'title', 'target', 'rel']);

const isWebAddress = ({ name, value }: Attr): boolean =>
  name === 'href' && /^https?:\/\//i.test(value);

const clean = (body: HTMLElement): string => {
  for (const element of body.querySelectorAll('*')) {
    if (!harmless.has(element.tagName)) element.replaceWith(element.textContent);
    for (const attribute of Array.from(element.attributes))
      if (!attributes.has(attribute.name) && !isWebAddress(attribute))
        element.removeAttributeNode(attribute);
  }
  return body.innerHTML;
};

/**
 * Checks every string that a library converts to HTML or to a script address. Markup is sanitised,
 * and scripts may come only from the product's own files. React needs neither, but the credits and
 * the worker of a map do. The server's policy requires it (`require-trusted-types-for`).
 * @param blobs allows a worker from a string, which the Mapbox library needs
 */
export const guardSinks = (blobs: boolean): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return;
  const inert = trustedTypes.createPolicy('seira', { createHTML: (html) => html });
  trustedTypes.createPolicy('default', {
    createHTML: (html) =>
      clean(new DOMParser().parseFromString(inert.createHTML(html), 'text/html').body),
    createScriptURL: (url) => {
      const { origin, pathname, protocol } = new URL(url, location.href);
      const own = origin === location.origin && pathname.startsWith('/assets/');
      return own || (blobs && protocol === 'blob:') ? url : null;
    },
  });
};
