/** Trusted Types as far as they are used here; Firefox and Safari may lack them. */
interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: {
      createHTML?: (html: string) => string | null;
      createScriptURL?: (url: string) => string | null;
    },
  ) => { createHTML: (html: string) => string };
}

/** The markup allowed in a map's credits; other elements are reduced to their text. */
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
 * Vets every string that a library would turn into HTML or into a script's address: markup is
 * cleaned, and a script may come only from the product's own files. React needs neither; a map's
 * credits and its worker do. The server's policy requires this (`require-trusted-types-for`).
 * @param blobs whether a worker may be made from a string: the Mapbox library always does so
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
