import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { listCategories } from '#server/repositories/organisations/categories.ts';
import { CategoryList } from '#common/contract/organisations.ts';

/** GET /api/categories. */
export default async function categoryRoutes(app: App): Promise<void> {
  const { db } = app.context;
  route(app, 'GET /api/categories', {
    access: 'anyone',
    tags: ['directory'],
    summary: 'The eight categories and how many organisations each has',
    answers: { 200: CategoryList },
    cached: 'by language',
    handler: async (request) => ({ records: await listCategories(db, request.language) }),
  });
}
