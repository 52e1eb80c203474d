import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import useSWR, { unstable_serialize } from 'swr';
import useSWRInfinite, { unstable_serialize as serializeInfinite } from 'swr/infinite';
import {
  fetchOrganisations,
  organisationKeys,
  type ListingPage,
  type OrganisationsQuery,
} from '#src/api/organisations.ts';
import type { Prefetch } from '#src/hooks/data/prefetch.ts';
import { countFilters } from '#src/lib/listingFilters.ts';
import { arrange, everything, type Criteria } from '#src/lib/listings.ts';

/** The maximum number of pages searched in a row when something is filtered or ordered here. */
const PAGES_IN_A_ROW = 8;

/** Filters and the order by wait are not sent: they work on the loaded records. */
const queryOf = (criteria: Criteria): OrganisationsQuery => ({
  ...(criteria.keywords ? { keywords: criteria.keywords } : {}),
  ...(criteria.sort === 'default' || criteria.sort === 'wait' ? {} : { sort: criteria.sort }),
  ...(criteria.sort === 'random' ? { seed: criteria.seed } : {}),
});

/**
 * The query of one page; without any criteria, the first is exactly the call that the contract
 * lists.
 */
const pageQuery = (
  page: number,
  query: OrganisationsQuery,
  perPage: number,
): OrganisationsQuery | undefined =>
  page === 1 && Object.keys(query).length === 0 ? undefined : { ...query, page, per_page: perPage };

/**
 * The listings that match a person's criteria. The first call is sent without a query; only when
 * the response has further pages do search, sort and "load more" go through the server, otherwise
 * all of it works on the loaded records.
 * @param isAboutAll a question about all of them is asked: further pages are loaded for it
 */
export const useOrganisations = (criteria: Criteria, isAboutAll = false) => {
  const { i18n } = useTranslation();
  const first = useSWR(organisationKeys.list(), () => fetchOrganisations());
  const paged = (first.data?.totalPages ?? 1) > 1;
  const perPage = first.data?.records.length ?? 0;
  const query = queryOf(criteria);

  const more = useSWRInfinite<ListingPage>(
    (index, previous: ListingPage | null) => {
      if (!paged || (previous && previous.page >= previous.totalPages)) return null;
      return organisationKeys.list(pageQuery(index + 1, query, perPage));
    },
    (key) => fetchOrganisations((key as ReturnType<typeof organisationKeys.list>)[1]),
    { revalidateFirstPage: false, keepPreviousData: true },
  );

  const criteriaKey = JSON.stringify(criteria);
  const pages = paged ? more.data : undefined;
  const records = useMemo(
    () => (paged ? (pages ?? []).flatMap((page) => page.records) : (first.data?.records ?? [])),
    [paged, pages, first.data],
  );
  const last = pages?.at(-1);
  const searched = last !== undefined && last.matchesCount !== null;
  const filtered = criteria.filters !== undefined && countFilters(criteria.filters) > 0;
  /** The loaded records are searched on, for what fits best may be among the others. */
  const here = filtered || criteria.sort === 'wait' || Boolean(criteria.near);
  const listings = useMemo(
    // Shuffled anew, cards already seen would change places with each further page.
    () => arrange(records, JSON.parse(criteriaKey) as Criteria, { searched, shuffled: paged }),
    [records, criteriaKey, searched, paged],
  );
  const missing = more.size > (pages?.length ?? 0);
  const waitingForPage =
    paged && (more.isLoading || (missing && (!more.error || more.isValidating)));
  const further = last !== undefined && last.page < last.totalPages;
  const total = paged && !filtered ? (last?.count ?? 0) : listings.length;
  const wanting = (here || isAboutAll) && further && more.size < PAGES_IN_A_ROW;
  const goOn = wanting && !waitingForPage && !more.error;
  const { setSize, mutate } = more;

  useEffect(() => {
    if (goOn) void setSize((size) => size + 1);
  }, [goOn, setSize]);

  const shownIn = useRef(i18n.language);
  useEffect(() => {
    if (shownIn.current === i18n.language) return;
    shownIn.current = i18n.language;
    // Pages of an infinite list are not found by their keys.
    void mutate();
  }, [i18n.language, mutate]);

  return {
    /** The loaded ones, in the requested order. */
    listings,
    /** The total number, shown or not. */
    total,
    /** The total number that match the keywords. */
    matches:
      (filtered ? null : last?.matchesCount) ??
      listings.filter((listing) => listing.score > 0).length,
    /** The server has more of them. */
    hasMore: further,
    /** How many of the records the filters have seen so far; null when they have seen all. */
    seen: here && further ? records.length : null,
    /** All loaded listings, filtered or not. */
    records,
    /** Further pages are on their way to a question about all, a filter or an order of ours. */
    isSearching: goOn || ((here || isAboutAll) && waitingForPage),
    isLoading:
      first.isLoading ||
      (paged && more.data === undefined && !more.error) ||
      (listings.length === 0 && (goOn || (here && waitingForPage))),
    isLoadingMore: waitingForPage || goOn,
    error: first.error ?? more.error,
    retry: (): void => {
      void first.mutate();
      if (paged) void more.mutate();
    },
    /** Requests the next page; after a failure, the same one again. */
    loadMore: (): void => {
      if (paged) void setSize((size) => (more.error ? size : size + 1));
    },
  };
};

/** Prefetches the bare list, which every query begins with. */
const prefetchFirstOrganisations = (prefetch: Prefetch) =>
  prefetch(unstable_serialize(organisationKeys.list()), (client) =>
    fetchOrganisations(undefined, client),
  );

/** Prefetches `useOrganisations`' first page. @returns whether the server has further pages */
export const prefetchOrganisations = async (
  prefetch: Prefetch,
  criteria: Criteria = everything,
): Promise<boolean> => {
  const first = await prefetchFirstOrganisations(prefetch);
  if (!first || first.totalPages <= 1) return false;
  const query = pageQuery(1, queryOf(criteria), first.records.length);
  const key = organisationKeys.list(query);
  const pages = await prefetch(
    serializeInfinite(() => key),
    async (client) => [query ? await fetchOrganisations(query, client) : first],
  );
  const shown = pages?.[0];
  return shown !== undefined && shown.page < shown.totalPages;
};
