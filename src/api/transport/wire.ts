/**
 * A resource as any server that follows the contract may send it: every field may be missing or of
 * another type. Reading through it ties the normaliser to the contract's names.
 */
export type Wire<T> = { [K in keyof T]?: unknown };

/** One page of a list, in the client's terms. */
export interface Page<T> {
  records: T[];
  /** 1-based. */
  page: number;
  totalPages: number;
  /** Number of records on all pages. */
  count: number;
}
