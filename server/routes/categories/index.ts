import type { App } from '#server/context.ts';
import { CATEGORIES_KEY } from '#server/directory.ts';
import type { SendKept } from '#server/plugins/cache/lane.ts';
import { CategoryList } from '#common/contract/organisations.ts';

/** GET /api/categories. */
export function categoryRoutes(app: App, send: SendKept): void {
  app.get(
    '/api/categories',
    {
      compress: false,
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
