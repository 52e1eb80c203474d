import useSWR, { unstable_serialize } from 'swr';
import { fetchOrganisations, organisationKeys } from '#src/api/organisations.ts';
import type { Prefetch } from '#src/hooks/data/useQuery.ts';

const queryOf = (country: string) => ({ country, per_page: 1 });

/**
 * How many places the server finds in a country; null until it has said.
 * @param country its ISO 3166-1 code
 * @param wanted false when the loaded records already tell
 */
export const useCountryCount = (country: string, wanted: boolean) => {
  const query = queryOf(country);
  const { data, isLoading } = useSWR(wanted ? organisationKeys.list(query) : null, () =>
    fetchOrganisations(query),
  );
  return { count: data?.count ?? null, isLoading };
};

/** Prefetches the data of `useCountryCount`. */
export const prefetchCountryCount = (prefetch: Prefetch, country: string) => {
  const query = queryOf(country);
  return prefetch(unstable_serialize(organisationKeys.list(query)), (client) =>
    fetchOrganisations(query, client),
  );
};
