/** The element that contains a found text, also while a browser translates the page. */
export const elementOf = (found: Element | null): HTMLElement | null =>
  found?.closest<HTMLElement>(':not(font)') ?? null;

/** A paragraph with a text of its own, also while a browser translates the page. */
export const paragraph = { selector: 'p, p font' };
