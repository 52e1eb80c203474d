/**
 * The slots in `index.html` that a server fills. Each must occur exactly once; their default
 * content makes the page that a browser renders.
 */
export const SLOTS = {
  /** The document's language, an attribute of `html`. */
  language: 'lang="el"',
  /** The end of the head. */
  head: '<!--head-->',
  /** The content of the app's root element. */
  app: '<!--app-->',
  /** Follows the root element: the state from which the page was rendered. */
  state: '<!--state-->',
  /** The end of the body. */
  scripts: '<!--scripts-->',
} as const;

export type Slot = keyof typeof SLOTS;

export const ROOT_ID = 'root';

/** The id of the element in which a page carries its dehydrated state. */
export const STATE_ID = 'dehydrated-state';
