import { useMemo } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import {
  fetchOrganisations,
  type Listing,
  type ListingPage,
  organisationKeys,
} from '#src/api/organisations.ts';
import type { Prefetch } from '#src/hooks/data/useQuery.ts';

/** A selection of places for a screen from the unfiltered list. */
export interface FromList<Chosen> {
  /** The screen and the other inputs of the selection, as a cache key. */
  name: readonly string[];
  choose: (records: readonly Listing[]) => Chosen;
}

const keyOf = ({ name }: Pick<FromList<unknown>, 'name'>) => [...organisationKeys.list(), ...name];

/**
 * Selects the places of a screen. Reuses the full list if another screen has loaded it. On a
 * server-rendered page, it starts with the data of the page, however late it is hydrated.
 */
export const useFromList = <Chosen>({ name, choose }: FromList<Chosen>) => {
  const { cache, fallback, mutate } = useSWRConfig();
  const key = unstable_serialize(keyOf({ name }));
  const list = cache.get(unstable_serialize(organisationKeys.list()))?.data as
    ListingPage | undefined;
  const known = key in fallback ? undefined : list;
  // oxlint-disable-next-line react/exhaustive-deps -- The key contains the inputs of `choose`.
  const fallbackData = useMemo(() => known && choose(known.records), [known, key]);
  return useSWR(
    keyOf({ name }),
    async () => {
      const page = await fetchOrganisations();
      await mutate(organisationKeys.list(), page, { revalidate: false });
      return choose(page.records);
    },
    { fallbackData },
  );
};

export const prefetchFromList = <Chosen>(prefetch: Prefetch, choice: FromList<Chosen>) =>
  prefetch(keyOf(choice), async (client) =>
    choice.choose((await fetchOrganisations(undefined, client)).records),
  );

/** Removes fields that only filters and galleries use, because the HTML contains these places. */
export const brief = <Place extends Listing>(place: Place): Place => ({
  ...place,
  cityCode: null,
  country: null,
  images: [],
  priceFrom: null,
  tags: [],
  amenities: [],
});

/** Also removes fields that only a row card shows. */
export const briefer = <Place extends Listing>(place: Place): Place => ({
  ...brief(place),
  viewsCount: null,
  phone: null,
  website: null,
  author: null,
  createdAt: null,
});
