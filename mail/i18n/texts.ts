/** The sentences of a message; what stands in braces is filled in. */
export interface Texts {
  subject: string;
  /** Without one, the subject; by `count` for nobody, one and more. */
  heading?: string | readonly [string, string, string];
  text?: string | readonly string[];
  /** Leads to a person's own words, and is left out without any. */
  quoted?: string;
  /** The label of the one thing to do next. */
  action?: string;
  /** Further information, in small print. */
  notes: string | readonly string[];
}
