import { getCategories, getCities } from '#common/contract/organisations.ts';
import { call, keyOf } from '#src/api/transport/call.ts';
import { useQuery, type Prefetch } from '#src/hooks/data/useQuery.ts';

export const useCategories = () => useQuery(getCategories, {});

export const useCities = () => useQuery(getCities, {});

export const prefetchCategories = (prefetch: Prefetch) =>
  prefetch(keyOf(getCategories, {}), (through) => call(getCategories, {}, { through }));
