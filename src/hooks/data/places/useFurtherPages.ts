import { useEffect } from 'react';
import type { useOrganisations } from './useOrganisations.ts';

type Pages = Pick<
  ReturnType<typeof useOrganisations>,
  'hasMore' | 'isLoading' | 'isLoadingMore' | 'error' | 'loadMore'
>;

/**
 * Asks for one page after the other while more is wanted and there is more; a failure ends it.
 * @returns whether it is still asking
 */
export const useFurtherPages = (pages: Pages, wanted: boolean): boolean => {
  const { hasMore, isLoading, isLoadingMore, error, loadMore } = pages;
  const asking = wanted && hasMore && !error;

  useEffect(() => {
    if (asking && !isLoading && !isLoadingMore) loadMore();
  });

  return asking;
};
