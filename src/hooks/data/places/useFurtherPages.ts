import { useEffect } from 'react';
import type { Organisations } from './useOrganisations.ts';

type Pages = Pick<Organisations, 'hasMore' | 'isLoading' | 'isLoadingMore' | 'error' | 'loadMore'>;

/**
 * Requests one page after another while more are wanted and available; a failure ends it.
 * @returns whether it is still requesting
 */
export const useFurtherPages = (pages: Pages, wanted: boolean): boolean => {
  const { hasMore, isLoading, isLoadingMore, error, loadMore } = pages;
  const asking = wanted && hasMore && !error;

  useEffect(() => {
    if (asking && !isLoading && !isLoadingMore) loadMore();
  });

  return asking;
};
