import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import {
  fetchOrganisations,
  organisationKeys,
  type Listing,
  type ListingPage,
  type OrganisationsQuery,
} from '#src/api/organisations.ts';
import type { Prefetch } from '#src/hooks/data/useQuery.ts';

/** Filters and sort order of a list, without pagination. */
export type ListQuery = Omit<OrganisationsQuery, 'page' | 'per_page'>;

/** The number of a first page that has only its first records, as a server-rendered page sends it. */
const BEGINNING = 0;

/** Without criteria, the first page is exactly the request in the contract. */
const keyOf = (query: ListQuery, page = 1) => {
  const pageQuery = page === 1 ? query : { ...query, page };
  return organisationKeys.list(Object.keys(pageQuery).length > 0 ? pageQuery : undefined);
};

export const useOrganisations = (query: ListQuery = {}) => {
  const { i18n } = useTranslation();
  const list = useSWRInfinite<ListingPage>(
    (index, previous: ListingPage | null) =>
      previous && previous.page >= previous.totalPages ? null : keyOf(query, index + 1),
    (key) => fetchOrganisations((key as ReturnType<typeof keyOf>)[1]),
    { revalidateFirstPage: false, keepPreviousData: true },
  );
  const { data: pages, error, mutate, setSize } = list;
  // Removes duplicates of a place that moved between two pages.
  const records = useMemo(
    () => [
      ...new Map(
        pages?.flatMap((page) => page.records.map((record) => [record.code, record] as const)),
      ).values(),
    ],
    [pages],
  );
  const last = pages?.at(-1);
  const missing = list.size > (pages?.length ?? 0);
  const isBeginning = last?.page === BEGINNING;

  const shownIn = useRef(i18n.language);
  useEffect(() => {
    if (shownIn.current === i18n.language) return;
    shownIn.current = i18n.language;
    // Keys of an infinite list do not match the global refresh.
    void mutate();
  }, [i18n.language, mutate]);

  return {
    records,
    /** Total number of places, including those not loaded. */
    total: Math.max(last?.count ?? 0, records.length),
    matches: last?.matchesCount ?? 0,
    /** Query parameters that the server ignores. */
    ignored: last
      ? Object.keys(query).filter(
          (name) => name !== 'keywords' && name !== 'seed' && !last.applied.includes(name),
        )
      : [],
    hasMore: last !== undefined && last.page < last.totalPages,
    isLoading: pages === undefined && !error,
    isLoadingMore: (missing && !error) || ((missing || isBeginning) && list.isValidating),
    error: error as unknown,
    isValidating: list.isValidating,
    mutate,
    /** Requests the next page. After a failure, it requests the same page again. */
    loadMore: (): void =>
      void (isBeginning ? mutate() : setSize((size) => (error ? size : size + 1))),
  };
};

export type Organisations = ReturnType<typeof useOrganisations>;

type Pages = Pick<Organisations, 'hasMore' | 'isLoading' | 'isLoadingMore' | 'error' | 'loadMore'>;

/**
 * Requests further pages while more are wanted and available. A failure stops it.
 * @returns true while it requests pages
 */
export const useFurtherPages = (pages: Pages, wanted: boolean): boolean => {
  const { hasMore, isLoading, isLoadingMore, error, loadMore } = pages;
  const isRequesting = wanted && hasMore && !error;

  useEffect(() => {
    if (isRequesting && !isLoading && !isLoadingMore) loadMore();
  });

  return isRequesting;
};

/** A record with what cards show. Its other lists would make a page of cards 0.7 kB larger. */
const shown = (listing: Listing): Listing => ({ ...listing, images: [], tags: [], amenities: [] });

/**
 * Prefetches the first page of `useOrganisations`.
 * @param most number of records that the screen shows at first; it requests others on demand
 * @returns true if the server has further pages
 */
export const prefetchOrganisations = async (
  prefetch: Prefetch,
  query: ListQuery = {},
  most = Infinity,
): Promise<boolean> => {
  const key = keyOf(query);
  const pages = await prefetch(
    unstable_serialize(() => key),
    async (client) => {
      const page = await fetchOrganisations(key[1], client);
      const records = page.records.slice(0, most).map(shown);
      const isWhole = records.length === page.records.length;
      return [{ ...page, records, page: isWhole ? page.page : BEGINNING }];
    },
  );
  const first = pages?.[0];
  return first !== undefined && first.page < first.totalPages;
};
