import type { App, Context } from '#server/context.ts';
import { listCategories } from '#server/repositories/categories.ts';
import { CategoryList } from '#server/schemas/organisations.ts';

/** GET /api/categories. */
export function categoryRoutes(app: App, { db }: Context): void {
  app.get(
    '/api/categories',
    {
      schema: {
        tags: ['directory'],
        summary: 'The eight categories and how many organisations each has',
        response: { 200: CategoryList },
      },
    },
    async () => ({ records: await listCategories(db) }),
  );
}
