import { useFurtherPages, useOrganisations } from './useOrganisations.ts';

/** The maximum number of records searched for those of an author. */
const PATIENCE = 240;

/** Whether a record says that the author of this name published it. */
export const isBy =
  (name: string) =>
  (record: { author: { name: string } | null }): boolean =>
    record.author?.name === name;

/**
 * Searches the directory, page by page, for the listings of each author.
 * @param patience the maximum number of records to search
 */
export const useAuthorCounts = (patience = PATIENCE) => {
  const result = useOrganisations();
  const { records, hasMore, isLoading, error } = result;
  const looking = useFurtherPages(result, records.length < patience);
  return {
    result,
    looking,
    /**
     * How many listings the author of this name has: null while they are counted, undefined when
     * the directory could not be searched completely.
     */
    listingsOf: (name: string): number | null | undefined => {
      if (isLoading || looking) return null;
      return hasMore || error ? undefined : records.filter(isBy(name)).length;
    },
  };
};
