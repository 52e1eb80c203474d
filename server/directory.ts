import type { TSchema } from 'typebox';
import type { Context } from './context.ts';
import { openResponseCache, type CachedResponse, type ResponseCache } from './lib/responseCache.ts';
import { serialiser } from './lib/serialiser.ts';
import { listCategories } from './repositories/organisations/categories.ts';
import { pageOfOrganisations } from './repositories/organisations/organisationPage.ts';
import { findOrganisation } from './repositories/organisations/organisations.ts';
import {
  CategoryList,
  Organisation,
  OrganisationPage,
  type OrganisationsQuery,
} from '#common/contract/organisations.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What everybody may read, cached while it is fresh. */
    directory: Directory;
  }
}

const MOST_BYTES = 32 * 1024 * 1024;

/**
 * What everybody may read, as serialised responses that are cached while they are fresh
 * (responseCache.ts).
 */
export interface Directory {
  /** GET /api/categories. */
  categories(): Promise<CachedResponse>;
  /** GET /api/organisations, with its query already checked. */
  organisations(query?: OrganisationsQuery): Promise<CachedResponse>;
  /** GET /api/organisations/{slug or code}; `null` when there is none. */
  organisation(slugOrCode: string): Promise<CachedResponse | null>;
  /** The cache itself. */
  responses: ResponseCache;
}

/** The key of a page's response: queries that ask for the same have the same. */
export const pageKey = (query: OrganisationsQuery): string =>
  `organisations ${JSON.stringify([
    query.page ?? 1,
    query.per_page ?? 30,
    query.sort ?? 'default',
    query.sort === 'random' ? (query.seed ?? null) : null,
    query.category || null,
    query.country?.toUpperCase() || null,
    query.keywords?.trim() ?? '',
  ])}`;

/** The key of one organisation's response. */
export const organisationKey = (slugOrCode: string): string => `organisation ${slugOrCode}`;

/** The key of the categories' response. */
export const CATEGORIES_KEY = 'categories';

/** Opens the directory over a context's database. */
export function openDirectory({ db, clock, settings, checkAnswers }: Context): Directory {
  const responses = openResponseCache({
    db,
    clock,
    maxAgeMs: settings.responseCacheMs,
    most: MOST_BYTES,
  });
  const text = (schema: TSchema) => serialiser(schema, checkAnswers ?? false);
  const [categories, page, organisation] = [
    text(CategoryList),
    text(OrganisationPage),
    text(Organisation),
  ];
  const there = async (work: Promise<CachedResponse | null>) => (await work)!;
  return {
    responses,
    categories: () =>
      there(
        responses.read(CATEGORIES_KEY, async () =>
          categories({ records: await listCategories(db) }),
        ),
      ),
    organisations: (query = {}) =>
      there(
        responses.read(pageKey(query), async (now) =>
          page(await pageOfOrganisations(db, query, now)),
        ),
      ),
    organisation: (slugOrCode) =>
      responses.read(organisationKey(slugOrCode), async (now) => {
        const found = await findOrganisation(db, slugOrCode, now);
        return found && organisation(found);
      }),
  };
}
