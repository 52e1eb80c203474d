/** A small design fault, as one replaced text in one file. */
export interface Fault {
  /** What went wrong, in a designer's words. */
  name: string;
  file: string;
  from: string;
  to: string;
  /** Story files (without ending, below `stories/components`) in which it could be visible. */
  stories: string[];
}
