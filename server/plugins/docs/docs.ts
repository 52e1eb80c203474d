import fp from 'fastify-plugin';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { App } from '#server/context.ts';
import { VERSION } from '#server/version.ts';
import { finishDocument } from './openapi.ts';

/** OpenAPI 3.1 from the schemas of the routes, at /api/docs and /api/docs/json. */
export default fp(
  async (app: App) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Seira',
          version: VERSION,
          description:
            'Organisations, their waiting lists and numbered tickets. Tokens travel in headers: sign ' +
            'in, take `access-token` from the answer and give it to **Authorize** to try the calls ' +
            'that need it. Sentences for people are Greek or English by `Accept-Language`.',
        },
        tags: [
          {
            name: 'organisations',
            description: 'Categories, organisations and their waiting lists.',
          },
          { name: 'users', description: 'Accounts, sign-in and tokens.' },
          { name: 'tickets', description: "A person's own tickets." },
          { name: 'counter', description: 'What members do who serve at a place.' },
          {
            name: 'places',
            description: 'What owners do: plan, members, devices, the audit trail.',
          },
          { name: 'reviews', description: 'What people say about places, and the replies.' },
          { name: 'bookmarks', description: 'The places that a person has saved.' },
          { name: 'moderation', description: 'What waits for moderators, and their decisions.' },
          { name: 'health', description: 'For whoever runs the server.' },
        ],
        components: {
          securitySchemes: {
            bearer: {
              type: 'http',
              scheme: 'bearer',
              bearerFormat: 'JWT',
              description: 'The `access-token` of the last answer that carried one.',
            },
            device: {
              type: 'apiKey',
              in: 'header',
              name: 'authorization',
              description: '`Device` and the secret of a device at the door of a place.',
            },
          },
        },
      },
      transformObject: (document) =>
        'openapiObject' in document
          ? finishDocument(document.openapiObject)
          : document.swaggerObject,
    });
    await app.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: {
        persistAuthorization: false,
        displayRequestDuration: true,
        tryItOutEnabled: true,
      },
    });
  },
  { name: 'docs', dependencies: ['parsing'] },
);
