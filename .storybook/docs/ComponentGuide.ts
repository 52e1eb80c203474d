/** One line of a keyboard map. */
export interface KeyRow {
  /** The keys, as they are written on the keyboard; several ways parted by commas. */
  keys: string;
  /** What happens. */
  does: string;
}

/**
 * What a designer reads of a component before using it. A name in backticks that is a component's
 * becomes a link. A unit test fails for a component without a complete guide.
 */
export interface ComponentGuide {
  /** What it is for, in a sentence or two. */
  purpose: string;
  /** Where something else is better, and what. */
  whenNot: string;
  /** Its parts in reading order. */
  anatomy: string[];
  /** What to do with it. */
  dos: string[];
  /** What not to do with it. */
  donts: string[];
  /** How its words are written, in both languages. */
  content: { el: string[]; en: string[] };
  /** The keyboard map, or why there is none. */
  keyboard: KeyRow[] | { none: string };
  /** Props that the table cannot show, because they come from another component or a library. */
  inherits?: string;
  /** The version that brought it. */
  since: string;
  /** Components that a reader of this page may want instead or beside it. */
  related: string[];
}
