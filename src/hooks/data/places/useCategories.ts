import useSWR from 'swr';
import { getCategories, getCities } from '#common/contract/organisations.ts';
import { call } from '#src/api/transport/call.ts';
import type { Prefetch } from '#src/hooks/data/useQuery.ts';
import type { ApiClient } from '#src/api/transport/client.ts';

/** A kind of organisation. */
export interface Category {
  code: string;
  title: string;
  /** The icon's name, e.g. `salons`; unknown names get a neutral icon. */
  icon: string;
  /** How many organisations are of this kind; null when the server does not say. */
  organisationsCount: number | null;
}

export const categoryKeys = { all: ['categories'] as const };

const fetchCategories = async (through?: ApiClient): Promise<Category[]> => {
  const { records } = await call(getCategories, {}, { through });
  return records.map(({ code, title, iconName, organisationsCount }) => ({
    code: code ?? (iconName || title),
    title,
    icon: iconName,
    organisationsCount,
  }));
};

/** The kinds of organisations. */
export const useCategories = () => useSWR(categoryKeys.all, () => fetchCategories());

/** The cities with places. */
export const useCities = () => useSWR(['cities'], async () => (await call(getCities, {})).records);

/** Prefetches the data of `useCategories`. */
export const prefetchCategories = (prefetch: Prefetch) =>
  prefetch(categoryKeys.all, fetchCategories);
