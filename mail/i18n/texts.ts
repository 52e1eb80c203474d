/** The sentences of an e-mail, with placeholders in braces. */
export interface Texts {
  subject: string;
  /** Defaults to the subject. By `count`: for nobody, for one person and for more. */
  heading?: string | readonly [string, string, string];
  text?: string | readonly string[];
  /** Introduces a person's own text; omitted without one. */
  quoted?: string;
  /** The label of the next step. */
  action?: string;
  /** Further information, in small print. */
  notes: string | readonly string[];
}
