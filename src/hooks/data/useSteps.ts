import { useState } from 'react';
import type { useOrganisations } from './useOrganisations.ts';

type Organisations = ReturnType<typeof useOrganisations>;

/** How many cards a list shows at first and adds with each press. */
const STEP = 12;

/**
 * Shows listings in steps: some at once, as many more with each press. A further page is asked for
 * when those at hand are used up.
 * @param name stands for what was asked for; another one begins anew
 */
export const useSteps = (all: Organisations, name: string, step: number = STEP): Organisations => {
  const [shown, setShown] = useState({ name, count: step });
  const limit = shown.name === name ? shown.count : step;
  return {
    ...all,
    listings: all.listings.slice(0, limit),
    hasMore: all.hasMore || all.listings.length > limit,
    isLoadingMore: all.isLoadingMore && all.listings.length < limit,
    loadMore: () => {
      const count = all.error ? limit : limit + step;
      setShown({ name, count });
      if (count > all.listings.length && all.hasMore) all.loadMore();
    },
  };
};
