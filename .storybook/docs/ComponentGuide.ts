/** One line of a keyboard map. */
export interface KeyRow {
  /** The keys as they are labelled on the keyboard; alternatives are separated by commas. */
  keys: string;
  /** What happens. */
  does: string;
}

/**
 * What a designer reads about a component before using it. A component's name in backticks
 * becomes a link. A unit test fails for a component without a complete guide.
 */
export interface ComponentGuide {
  /** What it is for, in a sentence or two. */
  purpose: string;
  /** Where something else works better, and what. */
  whenNot: string;
  /** Its parts, in reading order. */
  anatomy: string[];
  /** What to do with it. */
  dos: string[];
  /** What not to do with it. */
  donts: string[];
  /** How its texts are written, in both languages. */
  content: { el: string[]; en: string[] };
  /** The keyboard map, or why there is none. */
  keyboard: KeyRow[] | { none: string };
  /** Props that the table cannot show, because they come from another component or a library. */
  inherits?: string;
  /** The version that introduced it. */
  since: string;
  /** Components that a reader of this page may want instead or as well. */
  related: string[];
}
