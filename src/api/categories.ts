import type { Category as Contract, City as ContractCity } from '#common/contract/organisations.ts';
import { asRecord, count, text } from '#src/lib/read.ts';
import type { ApiClient } from './transport/client.ts';
import { loadClient } from './transport/loadClient.ts';
import { toPage } from './pages.ts';
import type { Wire } from './transport/wire.ts';

/** A kind of organisation. */
export interface Category {
  code: string;
  title: string;
  /** The icon's name, e.g. `salons`; unknown names get a neutral icon. */
  icon: string;
  /** How many organisations are of this kind; null when the server does not say. */
  organisationsCount: number | null;
}

const toCategory = (raw: unknown): Category | null => {
  const wire: Wire<Contract> = asRecord(raw);
  const title = text(wire.title);
  if (!title) return null;
  const icon = text(wire.icon_name) ?? '';
  return {
    code: text(wire.code) ?? (icon || title),
    title,
    icon,
    organisationsCount: count(wire.organisations_count),
  };
};

export const categoryKeys = { all: ['categories'] as const };

/** `GET /api/categories`. @param through a client instead of the browser's own @throws ApiError */
export const fetchCategories = async (through?: ApiClient): Promise<Category[]> => {
  const client = through ?? (await loadClient());
  const { data } = await client.get<unknown>('/api/categories');
  return toPage(data, toCategory).records;
};

/** A city with places. */
export interface City {
  code: string;
  name: string;
  organisationsCount: number | null;
}

const toCity = (raw: unknown): City | null => {
  const wire: Wire<ContractCity> = asRecord(raw);
  const [code, name] = [text(wire.code), text(wire.name)];
  return code && name ? { code, name, organisationsCount: count(wire.organisations_count) } : null;
};

export const cityKeys = { all: ['cities'] as const };

/** `GET /api/cities`; a server without it has none to offer. @throws ApiError */
export const fetchCities = async (): Promise<City[]> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>('/api/cities');
  return toPage(data, toCity).records;
};
