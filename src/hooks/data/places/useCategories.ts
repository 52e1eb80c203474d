import useSWR, { unstable_serialize } from 'swr';
import { categoryKeys, cityKeys, fetchCategories, fetchCities } from '#src/api/categories.ts';
import type { Prefetch } from '#src/hooks/data/useQuery.ts';

/** The kinds of organisations. */
export const useCategories = () => useSWR(categoryKeys.all, () => fetchCategories());

/** The cities with places. */
export const useCities = () => useSWR(cityKeys.all, fetchCities);

/** Prefetches the data of `useCategories`. */
export const prefetchCategories = (prefetch: Prefetch) =>
  prefetch(unstable_serialize(categoryKeys.all), fetchCategories);
