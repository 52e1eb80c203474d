import { useShownCount } from '#src/hooks/useShown.ts';
import { useFurtherPages, type Organisations } from './useOrganisations.ts';

/** Number of cards at first and per "load more". */
export const STEP = 12;

/**
 * Shows places in steps. It requests a page when all loaded places are shown, also when a person
 * returns to a list that showed more.
 * @param name identifies the query. Another name starts over
 */
export const useSteps = (all: Organisations, name: string, step: number = STEP) => {
  const [limit, show] = useShownCount(name, step);
  const missing = all.records.length < limit;
  const isRequesting = useFurtherPages(all, limit > step && missing);
  return {
    ...all,
    listings: all.records.slice(0, limit),
    hasMore: all.hasMore || all.records.length > limit,
    isLoadingMore: missing && (all.isLoadingMore || isRequesting),
    loadMore: (): void => {
      // Retries a failed page even if the router has not raised the limit yet.
      if (all.error) return all.loadMore();
      const count = limit + step;
      show(count);
      if (count > all.records.length && all.hasMore) all.loadMore();
    },
  };
};
