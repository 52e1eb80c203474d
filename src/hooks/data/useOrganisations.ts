import { useMemo, useState } from 'react';
import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import {
  fetchOrganisations,
  organisationKeys,
  type ListingPage,
  type OrganisationsQuery,
} from '#src/api/organisations.ts';
import { arrange, type Wishes } from '#src/lib/listings.ts';

/** How many cards a list shows at first and adds with each press, when all records are at hand. */
const STEP = 12;

const queryOf = (wishes: Wishes): OrganisationsQuery => ({
  ...(wishes.keywords ? { keywords: wishes.keywords } : {}),
  ...(wishes.sort === 'default' ? {} : { sort: wishes.sort }),
  ...(wishes.sort === 'random' ? { seed: wishes.seed } : {}),
  ...(wishes.category ? { category: wishes.category } : {}),
  ...(wishes.country ? { country: wishes.country } : {}),
});

const sameFirst = (page: number, query: OrganisationsQuery): OrganisationsQuery | undefined =>
  page === 1 && Object.keys(query).length === 0 ? undefined : { ...query, page };

/**
 * The listings as a person wishes them. The first call goes out without a query; only when the
 * answer has further pages do search, sort and "load more" go on through the server, otherwise all
 * of it works on the records at hand.
 */
export const useOrganisations = (wishes: Wishes) => {
  const first = useSWR(organisationKeys.list(), () => fetchOrganisations());
  const paged = (first.data?.totalPages ?? 1) > 1;
  const perPage = first.data?.records.length ?? 0;
  const query = queryOf(wishes);

  const more = useSWRInfinite<ListingPage>(
    (index, previous: ListingPage | null) => {
      if (!paged || (previous && previous.page >= previous.totalPages)) return null;
      const wanted = sameFirst(index + 1, query);
      return organisationKeys.list(wanted && { ...wanted, per_page: perPage });
    },
    (key) => fetchOrganisations((key as ReturnType<typeof organisationKeys.list>)[1]),
    { revalidateFirstPage: false, keepPreviousData: true },
  );

  const wishKey = JSON.stringify(wishes);
  const [shown, setShown] = useState({ wishKey, count: STEP });
  const limit = shown.wishKey === wishKey ? shown.count : STEP;

  const pages = paged ? more.data : undefined;
  const records = useMemo(
    () => (paged ? (pages ?? []).flatMap((page) => page.records) : (first.data?.records ?? [])),
    [paged, pages, first.data],
  );
  const last = pages?.at(-1);
  const searched = last !== undefined && last.matchesCount !== null;
  const { keywords, sort, seed, category, country } = wishes;
  const arranged = useMemo(
    () => arrange(records, { keywords, sort, seed, category, country }, searched),
    [records, keywords, sort, seed, category, country, searched],
  );
  const waitingForPage = paged && (more.isLoading || more.size > (pages?.length ?? 0));
  const total = paged ? (last?.count ?? 0) : arranged.length;
  const listings = paged ? arranged : arranged.slice(0, limit);

  return {
    listings,
    /** How many there are in all, shown or not. */
    total,
    /** How many match the keywords, in all. */
    matches: last?.matchesCount ?? arranged.filter((listing) => listing.score > 0).length,
    hasMore: listings.length < total && (!paged || (last ? last.page < last.totalPages : false)),
    isLoading: first.isLoading || (paged && more.data === undefined && !more.error),
    isLoadingMore: waitingForPage,
    error: first.error ?? more.error,
    retry: (): void => {
      void first.mutate();
      if (paged) void more.mutate();
    },
    loadMore: (): void => {
      if (paged) void more.setSize((size) => size + 1);
      else setShown({ wishKey, count: limit + STEP });
    },
  };
};
