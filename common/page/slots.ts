/**
 * The slots in `index.html` that a server fills. Each must occur exactly once. With their default
 * content, the browser renders the page.
 */
export const SLOTS = {
  /** The document's language, an attribute of `html`. */
  language: 'lang="el"',
  /** The end of the head. */
  head: '<!--head-->',
  app: '<!--app-->',
  /** Follows the root element: the state from which the page was rendered. */
  state: '<!--state-->',
  /** The end of the body. */
  scripts: '<!--scripts-->',
} as const;

export type Slot = keyof typeof SLOTS;

export const ROOT_ID = 'root';

/** The id of the element with the dehydrated state. */
export const STATE_ID = 'dehydrated-state';

/** Marks the style element with the theme's variables. */
export const VARIABLES_ATTRIBUTE = 'data-variables';
