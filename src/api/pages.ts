export interface Page<T> {
  records: T[];
  /** The page, from 1. */
  page: number;
  totalPages: number;
  count: number;
}

interface Envelope {
  currentPage: number | null;
  totalPages: number | null;
  count: number | null;
}

/** A page of records. The envelope may lack pagination. */
export const pageOf = <T>({ currentPage, totalPages, count }: Envelope, records: T[]): Page<T> => {
  const page = currentPage ?? 1;
  return {
    records,
    page,
    totalPages: Math.max(page, totalPages ?? 1),
    count: Math.max(count ?? 0, records.length),
  };
};
