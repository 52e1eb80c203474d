/** The sentences of a message; what stands in braces is filled in. */
export interface Texts {
  subject: string;
  /** Defaults to the subject. By `count`: for nobody, for one person and for more. */
  heading?: string | readonly [string, string, string];
  text?: string | readonly string[];
  /** Leads to a person's own words, and is left out without any. */
  quoted?: string;
  /** The label of the next step. */
  action?: string;
  /** Further information, in small print. */
  notes: string | readonly string[];
}
