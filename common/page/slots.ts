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

/** Marks content below the first view, which is laid out after it. */
export const BELOW_ATTRIBUTE = 'data-below';

/** Marks the end of a page, which is always below the window and may get its styles late. */
export const LAST_ATTRIBUTE = 'data-last';

/** Marks the link to the styles that the first view does not need. */
export const SHEET_ATTRIBUTE = 'data-late';
