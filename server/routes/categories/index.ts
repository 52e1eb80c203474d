import type { App } from '#server/context.ts';
import { CATEGORIES_KEY } from '#server/directory.ts';
import type { SendCached } from '#server/plugins/cache/responseCache.ts';
import { CategoryList } from '#common/contract/organisations.ts';

/** GET /api/categories. */
export function categoryRoutes(app: App, send: SendCached): void {
  app.get(
    '/api/categories',
    {
      compress: false,
      config: { cached: true },
      schema: {
        tags: ['directory'],
        summary: 'The eight categories and how many organisations each has',
        response: { 200: CategoryList },
      },
    },
    async (request, reply) =>
      send(request, reply, await app.directory.categories(), CATEGORIES_KEY),
  );
}
