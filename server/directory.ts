import type { TSchema } from 'typebox';
import type { Context } from './context.ts';
import { keepAnswers, type Answer, type Answers } from './lib/answers.ts';
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
    /** What everybody may read, kept while it is right. */
    directory: Directory;
  }
}

const MOST_BYTES = 32 * 1024 * 1024;

/**
 * What everybody may read, as serialised answers that are kept while they are right (answers.ts).
 * Routes send them; whatever renders pages in this process reads the same: `body` is the JSON of
 * the route's answer, `etag` names its content.
 */
export interface Directory {
  /** GET /api/categories. */
  categories(): Promise<Answer>;
  /** GET /api/organisations, with its query already checked. */
  organisations(query?: OrganisationsQuery): Promise<Answer>;
  /** GET /api/organisations/{slug or code}; `null` when there is none. */
  organisation(slugOrCode: string): Promise<Answer | null>;
  /** The kept answers themselves. */
  answers: Answers;
}

/** The key of a page's answer: queries that ask for the same have the same. */
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

/** The key of one organisation's answer. */
export const organisationKey = (slugOrCode: string): string => `organisation ${slugOrCode}`;

/** The key of the categories' answer. */
export const CATEGORIES_KEY = 'categories';

/** Opens the directory over a context's database. */
export function openDirectory({ db, clock, settings, checkAnswers }: Context): Directory {
  const answers = keepAnswers({ db, clock, keptMs: settings.answersKeptMs, most: MOST_BYTES });
  const text = (schema: TSchema) => serialiser(schema, checkAnswers ?? false);
  const [categories, page, organisation] = [
    text(CategoryList),
    text(OrganisationPage),
    text(Organisation),
  ];
  const there = async (work: Promise<Answer | null>) => (await work)!;
  return {
    answers,
    categories: () =>
      there(
        answers.read(CATEGORIES_KEY, async () => categories({ records: await listCategories(db) })),
      ),
    organisations: (query = {}) =>
      there(
        answers.read(pageKey(query), async (now) =>
          page(await pageOfOrganisations(db, query, now)),
        ),
      ),
    organisation: (slugOrCode) =>
      answers.read(organisationKey(slugOrCode), async (now) => {
        const found = await findOrganisation(db, slugOrCode, now);
        return found && organisation(found);
      }),
  };
}
