import { useShown } from '#src/hooks/useShown.ts';
import { useFurtherPages } from '#src/hooks/data/places/useFurtherPages.ts';
import type { useOrganisations } from '#src/hooks/data/places/useOrganisations.ts';

type Organisations = ReturnType<typeof useOrganisations>;

/** How many cards a list shows at first, and adds with each press. */
const STEP = 12;

/**
 * Shows listings in steps: a fixed number at first, as many more with each press. A further page is
 * requested when the loaded ones are used up, also when somebody returns to a list that showed
 * more.
 * @param name identifies the query; another one starts over
 */
export const useSteps = (
  all: Organisations,
  name: string,
  step: number = STEP,
): Organisations & { matching: Organisations['listings'] } => {
  const [limit, show] = useShown(name, step);
  const missing = all.listings.length < limit;
  // Filters may hide a whole page; `useOrganisations` decides how far they search.
  const asking = useFurtherPages(all, limit > step && missing && all.seen === null);
  return {
    ...all,
    /** Those that the criteria are about, shown or not: a search's matches, or all of them. */
    matching: all.matches > 0 ? all.listings.filter(({ score }) => score > 0) : all.listings,
    listings: all.listings.slice(0, limit),
    hasMore: all.hasMore || all.listings.length > limit,
    isLoadingMore: missing && (all.isLoadingMore || asking),
    loadMore: () => {
      // The page that failed again, even if the limit, which the router keeps, is not raised yet.
      if (all.error) return all.loadMore();
      const count = limit + step;
      show(count);
      if (count > all.listings.length && all.hasMore) all.loadMore();
    },
  };
};
