import useSWR from 'swr';
import { fetchOrganisations, organisationKeys } from '#src/api/organisations.ts';
import { firstServed } from '#src/lib/wait/first.ts';
import type { Position } from '#src/lib/wait/distance.ts';
import type { ListQuery } from './useOrganisations.ts';

/**
 * The place of a list where somebody is served first: way there and wait together, among the open
 * ones that are nearest, or without a position among those with the shortest wait.
 * @param query null while nobody asks
 */
export const useFirstServed = (query: ListQuery | null, from: Position | null) => {
  const asked = query && {
    ...query,
    is: [...new Set(['open', ...(query.is?.split(',') ?? [])])].join(','),
    ...(from ? {} : { sort: 'wait' as const }),
  };
  const { data, isLoading } = useSWR(asked && organisationKeys.list(asked), () =>
    fetchOrganisations(asked ?? undefined),
  );
  const { records = [] } = data ?? {};
  const found = records.filter(({ match }) => match !== null);
  return { isLoading, place: firstServed(found.length > 0 ? found : records, from) };
};
