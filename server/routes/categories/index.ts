import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { listCategories } from '#server/repositories/organisations/categories.ts';
import { listCities } from '#server/repositories/organisations/cities.ts';
import { CategoryList, CityList } from '#common/contract/organisations.ts';

/** GET /api/categories and GET /api/cities. */
export default async function categoryRoutes(app: App): Promise<void> {
  const { db, clock } = app.context;
  route(app, 'GET /api/categories', {
    access: 'anyone',
    tags: ['directory'],
    summary: 'The eight categories and how many organisations each has',
    answers: { 200: CategoryList },
    cached: 'by language',
    handler: async (request) => ({ records: await listCategories(db, request.language) }),
  });

  route(app, 'GET /api/cities', {
    access: 'anyone',
    tags: ['directory'],
    summary: 'The cities and how many organisations each has, those with most of them first',
    answers: { 200: CityList },
    cached: 'by language',
    handler: async ({ language }) => ({
      records: await listCities(db, { now: clock.now(), language }),
    }),
  });
}
