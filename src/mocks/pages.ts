/** A page of records, as the list calls answer it. */
export interface Page<T> {
  records: T[];
  current_page: number;
  total_pages: number;
  offset: number;
  count: number;
}

/** One page holding the given records, or a page of a longer list with `count` and `current_page`. */
export const buildPage = <T>(
  records: T[],
  { current_page = 1, count = records.length, per_page = 10 } = {},
): Page<T> => ({
  records,
  current_page,
  total_pages: Math.ceil(count / per_page),
  offset: (current_page - 1) * per_page,
  count,
});
