import { useMemo } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { Listing, Organisation } from '#src/api/organisation.ts';
import { fetchOrganisations, organisationKeys, type ListingPage } from '#src/api/organisations.ts';
import type { Prefetch } from '#src/hooks/data/useQuery.ts';
import { inOrder } from '#src/lib/listings.ts';
import { nearestTo } from '#src/lib/wait/distance.ts';
import { brief, briefer } from '#src/pages/shared/briefListing.ts';

const SIMILAR = 3;
const VIEWED = 8;

/** Places to go on to from one place. */
export interface Others {
  /** All of the same kind, the nearest first. */
  sameKind: Listing[];
  /** The first of them. */
  similar: Listing[];
  /** Popular places, without the similar ones. */
  viewed: Listing[];
}

type Place = Pick<Organisation, 'code' | 'category' | 'city' | 'position'>;

/** Chooses them. @param records those of the bare list, in its order */
export const othersOf = (place: Place, records: readonly Listing[]): Omit<Others, 'similar'> => {
  const others = inOrder.popular(records.filter(({ code }) => code !== place.code));
  const kind = place.category?.icon;
  const sameKind = nearestTo(
    place,
    others.filter(({ category }) => kind && category?.icon === kind),
  );
  const similar = sameKind.slice(0, SIMILAR);
  return {
    sameKind: sameKind.map((one) => ({ ...briefer(one), tags: one.tags })),
    viewed: others
      .filter((one) => !similar.includes(one))
      .slice(0, VIEWED)
      .map(brief),
  };
};

const keyOf = ({ code }: Place) => [...organisationKeys.list(), 'others', code] as const;

/**
 * Places to go on to; at once where another screen has loaded the bare list, which stays for the
 * screens that show all of it. A part of a server-rendered page begins with the page's own data,
 * however late it is hydrated.
 */
export const useOthers = (place: Organisation): Others => {
  const { cache, fallback, mutate } = useSWRConfig();
  const isSent = unstable_serialize(keyOf(place)) in fallback;
  const list = cache.get(unstable_serialize(organisationKeys.list()))?.data as
    ListingPage | undefined;
  const fallbackData = useMemo(
    () => (list && !isSent ? othersOf(place, list.records) : undefined),
    [list, isSent, place],
  );
  const fetchOthers = async () => {
    const page = await fetchOrganisations();
    await mutate(organisationKeys.list(), page, { revalidate: false });
    return othersOf(place, page.records);
  };
  const { data } = useSWR(keyOf(place), fetchOthers, { fallbackData });
  const { sameKind = [], viewed = [] } = data ?? {};
  return { sameKind, similar: sameKind.slice(0, SIMILAR), viewed };
};

/** Prefetches the data of `useOthers`. */
export const prefetchOthers = (prefetch: Prefetch, place: Place) =>
  prefetch(unstable_serialize(keyOf(place)), async (client) =>
    othersOf(place, (await fetchOrganisations(undefined, client)).records),
  );
