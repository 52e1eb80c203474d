import {
  getCategories,
  getCities,
  type City as CityContract,
} from '#common/contract/organisations.ts';
import type { Camel } from '#common/contract/camel.ts';
import { call } from './transport/call.ts';
import type { ApiClient } from './transport/client.ts';

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

/** `GET /api/categories`. @param through a client instead of the browser's own @throws ApiError */
export const fetchCategories = async (through?: ApiClient): Promise<Category[]> => {
  const { records } = await call(getCategories, {}, { through });
  return records.map(({ code, title, iconName, organisationsCount }) => ({
    code: code ?? (iconName || title),
    title,
    icon: iconName,
    organisationsCount,
  }));
};

/** A city with places. */
export type City = Camel<CityContract>;

export const cityKeys = { all: ['cities'] as const };

/** `GET /api/cities`; a server without it has none to offer. @throws ApiError */
export const fetchCities = async (): Promise<City[]> => (await call(getCities, {})).records;
