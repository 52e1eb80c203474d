import { useShown } from '#src/hooks/useShown.ts';
import { useFurtherPages } from './useOrganisations.ts';
import type { Organisations } from './useOrganisations.ts';

/** How many cards a list shows at first, and adds with each press. */
const STEP = 12;

/**
 * Shows places in steps: a fixed number at first, as many more with each press. A further page is
 * requested when the loaded ones are used up, also when somebody returns to a list that showed
 * more.
 * @param name identifies the query; another one starts over
 */
export const useSteps = (all: Organisations, name: string, step: number = STEP) => {
  const [limit, show] = useShown(name, step);
  const missing = all.records.length < limit;
  const asking = useFurtherPages(all, limit > step && missing);
  return {
    ...all,
    listings: all.records.slice(0, limit),
    hasMore: all.hasMore || all.records.length > limit,
    isLoadingMore: missing && (all.isLoadingMore || asking),
    loadMore: (): void => {
      // The page that failed again, even if the limit, which the router keeps, is not raised yet.
      if (all.error) return all.loadMore();
      const count = limit + step;
      show(count);
      if (count > all.records.length && all.hasMore) all.loadMore();
    },
  };
};
