import {
  getBookmarks,
  type OrganisationsQuery as ContractQuery,
} from '#common/contract/organisations.ts';
import { asRecord, count, isList, records, text } from '#src/lib/read.ts';
import type { ApiClient } from './transport/client.ts';
import { loadClient } from './transport/loadClient.ts';
import { ApiError } from './transport/errors.ts';
import { toListing, toOrganisation, type Listing, type Organisation } from './organisation.ts';
import { toPage } from './pages.ts';
import type { Page } from './transport/wire.ts';

/** The list's additive query; a server may ignore it. */
export type OrganisationsQuery = ContractQuery;

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

/**
 * `GET /api/organisations`, bare or with the additive query.
 * @param through a client instead of the browser's own
 * @throws ApiError
 */
export const fetchOrganisations = async (
  query?: OrganisationsQuery,
  through?: ApiClient,
): Promise<ListingPage> => {
  const client = through ?? (await loadClient());
  const { data } = await client.get<unknown>('/api/organisations', { params: query });
  const { matches_count, applied } = asRecord(data);
  const page = {
    ...toPage(data, toListing),
    matchesCount: count(matches_count),
    applied: isList(applied) ? records(applied).flatMap((name) => text(name) ?? []) : [],
  };
  return query?.keywords && page.matchesCount === null ? searched(page, query.keywords) : page;
};

/** The API path of an organisation. @param id slug or code */
export const organisationPath = (id: string): string =>
  `/api/organisations/${encodeURIComponent(id)}`;

/**
 * `GET /api/organisations/{id}` by slug or code.
 * @param through a client instead of the browser's own
 * @throws ApiError `not_found` and others
 */
export const fetchOrganisation = async (id: string, through?: ApiClient): Promise<Organisation> => {
  const client = through ?? (await loadClient());
  const { data } = await client.get<unknown>(organisationPath(id));
  const organisation = toOrganisation(data);
  if (!organisation) throw new ApiError('malformed');
  return organisation;
};

/** The places saved in the account. @throws ApiError `not_found` on a server that stores none */
export const fetchBookmarks = async (): Promise<Listing[]> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>(getBookmarks.path);
  return toPage(data, toListing).records;
};
