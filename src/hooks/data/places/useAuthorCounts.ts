import { useFurtherPages, useOrganisations } from './useOrganisations.ts';

/** Maximum number of records to search for an author's listings. */
const MAX_SCANNED = 240;

/** Returns a test for records of the author with this name. */
export const isBy =
  (name: string) =>
  (record: { author: { name: string } | null }): boolean =>
    record.author?.name === name;

/**
 * Counts the listings of each author, page by page.
 * @param maxScanned maximum number of records to read
 */
export const useAuthorCounts = (maxScanned = MAX_SCANNED) => {
  const result = useOrganisations();
  const { records, hasMore, isLoading, error } = result;
  const looking = useFurtherPages(result, records.length < maxScanned);
  return {
    result,
    looking,
    /** Null while counting, undefined if the directory was not searched completely. */
    listingsOf: (name: string): number | null | undefined => {
      if (isLoading || looking) return null;
      return hasMore || error ? undefined : records.filter(isBy(name)).length;
    },
  };
};
