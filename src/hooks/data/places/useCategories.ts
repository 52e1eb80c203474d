import useSWR, { unstable_serialize } from 'swr';
import { categoryKeys, fetchCategories } from '#src/api/categories.ts';
import type { Prefetch } from '#src/hooks/data/prefetch.ts';

/** The kinds of organisations. */
export const useCategories = () => useSWR(categoryKeys.all, () => fetchCategories());

/** Prefetches the data of `useCategories`. */
export const prefetchCategories = (prefetch: Prefetch) =>
  prefetch(unstable_serialize(categoryKeys.all), fetchCategories);
