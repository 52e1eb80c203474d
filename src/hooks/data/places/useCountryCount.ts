import useSWR from 'swr';
import { fetchOrganisations, organisationKeys } from '#src/api/organisations.ts';

/**
 * How many places the server finds in a country; null while it has not said.
 * @param country its ISO 3166-1 code
 * @param wanted false when the records at hand tell it already
 */
export const useCountryCount = (country: string, wanted: boolean) => {
  const query = { country, per_page: 1 };
  const { data, isLoading } = useSWR(wanted ? organisationKeys.list(query) : null, () =>
    fetchOrganisations(query),
  );
  return { count: data?.count ?? null, isLoading };
};
