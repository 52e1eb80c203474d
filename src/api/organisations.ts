import {
  getBookmarks,
  getOrganisation,
  getOrganisations,
  type OrganisationsQuery,
} from '#common/contract/organisations.ts';
import { toListing, toOrganisation, type Listing, type Organisation } from './organisation.ts';
import { pageOf, type Page } from './pages.ts';
import { call, pathOf } from './transport/call.ts';
import type { ApiClient } from './transport/client.ts';

export type { OrganisationsQuery };

export interface ListingPage extends Page<Listing> {
  /** How many of all records match the keywords; null without any. */
  matchesCount: number | null;
  /** The parameters that the server followed; none where it does not say. */
  applied: string[];
}

export const organisationKeys = {
  /** A page of the list; without a query, exactly the call that the contract lists. */
  list: (query?: OrganisationsQuery) =>
    query ? (['organisations', query] as const) : (['organisations'] as const),
  one: (id: string) => ['organisations', 'one', id] as const,
};

/** The search of a server that has none: the records at hand, those that match first. */
async function searched(page: ListingPage, keywords: string): Promise<ListingPage> {
  const { scoresOf, textOf } = await import('#common/greek/search.ts');
  const scores = scoresOf(keywords, page.records.map(textOf));
  const scored = page.records
    .map((record, index) => ({ ...record, match: scores[index] || null }))
    .toSorted((one, other) => (other.match ?? 0) - (one.match ?? 0));
  const matchesCount = scored.filter(({ match }) => match !== null).length;
  return { ...page, records: scored, matchesCount };
}

export const fetchOrganisations = async (
  query?: OrganisationsQuery,
  through?: ApiClient,
): Promise<ListingPage> => {
  const { matchesCount, applied, ...answer } = await call(getOrganisations, { query }, { through });
  const page = { ...pageOf(answer, answer.records.map(toListing)), matchesCount, applied };
  return query?.keywords && matchesCount === null ? searched(page, query.keywords) : page;
};

/** The API path of an organisation. @param id slug or code */
export const organisationPath = (id: string): string => pathOf(getOrganisation, { id });

export const fetchOrganisation = async (id: string, through?: ApiClient): Promise<Organisation> =>
  toOrganisation(await call(getOrganisation, { id }, { through }));

/** The places saved in the account. @throws ApiError `not_found` on a server that stores none */
export const fetchBookmarks = async (): Promise<Listing[]> =>
  (await call(getBookmarks, {})).records.map(toListing);
