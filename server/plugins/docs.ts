import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { App } from '#server/context.ts';

/** OpenAPI 3.1 from the schemas of the routes, at /api/docs and /api/docs/json. */
export async function registerDocs(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Seira',
        version: '1',
        description:
          'Organisations, their waiting lists and numbered tickets. Tokens travel in the headers ' +
          '`access-token` and `refresh-token` of answers. Sentences for people are Greek or ' +
          'English by `Accept-Language`.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          refresh: { type: 'apiKey', in: 'header', name: 'Refresh-Token' },
        },
      },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
