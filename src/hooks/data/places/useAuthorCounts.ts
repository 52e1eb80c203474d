import { useFurtherPages, useOrganisations } from './useOrganisations.ts';

/** The maximum number of records searched for those of an author. */
const PATIENCE = 240;

/** Whether a record says that the author of this name published it. */
export const isBy =
  (name: string) =>
  (record: { author: { name: string } | null }): boolean =>
    record.author?.name === name;

/** Counts each author's listings, page by page, in at most `patience` records of the directory. */
export const useAuthorCounts = (patience = PATIENCE) => {
  const result = useOrganisations();
  const { records, hasMore, isLoading, error } = result;
  const looking = useFurtherPages(result, records.length < patience);
  return {
    result,
    looking,
    /** Null while they are counted, undefined when the directory was not searched completely. */
    listingsOf: (name: string): number | null | undefined => {
      if (isLoading || looking) return null;
      return hasMore || error ? undefined : records.filter(isBy(name)).length;
    },
  };
};
