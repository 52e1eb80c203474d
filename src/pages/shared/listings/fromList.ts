import { useMemo } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import {
  fetchOrganisations,
  type Listing,
  type ListingPage,
  organisationKeys,
} from '#src/api/organisations.ts';
import type { Prefetch } from '#src/hooks/data/useQuery.ts';

/** The places of a screen, chosen from those that the bare list brings, in its order. */
export interface FromList<Chosen> {
  /** The screen, and what else the choice depends on. */
  name: readonly string[];
  choose: (records: readonly Listing[]) => Chosen;
}

const keyOf = ({ name }: Pick<FromList<unknown>, 'name'>) => [...organisationKeys.list(), ...name];

/**
 * A screen's places; at once where another screen has loaded the bare list, which stays for the
 * screens that show all of it. A part of a server-rendered page begins with the page's own data,
 * however late it is hydrated.
 */
export const useFromList = <Chosen>({ name, choose }: FromList<Chosen>) => {
  const { cache, fallback, mutate } = useSWRConfig();
  const key = unstable_serialize(keyOf({ name }));
  const list = cache.get(unstable_serialize(organisationKeys.list()))?.data as
    ListingPage | undefined;
  const known = key in fallback ? undefined : list;
  // The key says what the choice depends on.
  // oxlint-disable-next-line react/exhaustive-deps
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

/** Without what only filters and galleries read: a page carries these places in its HTML. */
export const brief = <Place extends Listing>(place: Place): Place => ({
  ...place,
  cityCode: null,
  country: null,
  images: [],
  priceFrom: null,
  tags: [],
  amenities: [],
});

/** Without what a card shows in a row alone, either. */
export const briefer = <Place extends Listing>(place: Place): Place => ({
  ...brief(place),
  viewsCount: null,
  phone: null,
  website: null,
  author: null,
  createdAt: null,
});
