import type { App, Context } from '#server/context.ts';
import { serialiser } from '#server/lib/serialiser.ts';
import type { SendCached } from '#server/plugins/cache/responseCache.ts';
import { listCategories } from '#server/repositories/organisations/categories.ts';
import { NotModified } from '#common/contract/common.ts';
import { CategoryList } from '#common/contract/organisations.ts';

/** GET /api/categories. */
export function categoryRoutes(app: App, { db, checkAnswers }: Context, send: SendCached): void {
  const write = serialiser(CategoryList, checkAnswers ?? false);
  app.get(
    '/api/categories',
    {
      compress: false,
      config: { cached: 'by language' },
      schema: {
        tags: ['directory'],
        summary: 'The eight categories and how many organisations each has',
        response: { 200: CategoryList, 304: NotModified },
      },
    },
    async (request, reply) =>
      send(request, reply, 'categories', async (_, language) =>
        write({ records: await listCategories(db, language) }),
      ),
  );
}
