import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import type { App } from '#server/context.ts';
import { VERSION } from '#server/version.ts';

type Json = Record<string, unknown>;

interface Document {
  paths?: object;
  components?: object;
}

const REFERENCE = '#/components/schemas/';

/** Default descriptions of response statuses. */
const MEANINGS: Record<string, string> = {
  200: 'Done.',
  201: 'Made.',
  204: 'Done; no body.',
  400: 'Malformed JSON, address or header.',
  401: 'A token is missing, invalid or expired; `error` says which, in English.',
  403: 'Not allowed for this person.',
  404: 'Not found.',
  409: 'Not possible in the current state.',
  410: 'No longer valid.',
  415: 'The endpoint does not accept this content type.',
  422: 'A value is missing or invalid; `error` says which, for people.',
  429: 'Too many attempts. Retry after `Retry-After` seconds.',
  503: 'Busy, stopping, or without its database. Retry after `Retry-After` seconds.',
  507: 'No space to store the content; nothing was stored.',
};

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
};

/** Responses of the hooks, which any endpoint may return. */
const EVERYWHERE = ['400', '503'];

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * Moves every schema with a title to the named schemas and leaves a reference, so that generated
 * clients have one `Ticket` instead of ten anonymous copies.
 */
function nameSchemas(node: unknown, named: Json): unknown {
  if (Array.isArray(node)) return node.map((item) => nameSchemas(item, named));
  if (!isObject(node)) return node;
  const moved = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, nameSchemas(value, named)]),
  );
  const { title } = node;
  if (typeof title !== 'string') return moved;
  named[title] ??= moved;
  return { $ref: `${REFERENCE}${title}` };
}

function describeAnswers(path: string, responses: Json): void {
  const failure = {
    content: { 'application/json': { schema: { $ref: `${REFERENCE}Error` } } },
  };
  if (path.startsWith('/api/'))
    for (const status of EVERYWHERE) responses[status] ??= { ...failure };
  for (const [status, response] of Object.entries(responses)) {
    if (!isObject(response)) continue;
    const { description } = response;
    if (!description || description === 'Default Response') response.description = MEANINGS[status];
    if (status === '429' || status === '503') {
      response.headers = { ...RETRY_AFTER, ...(response.headers as Json | undefined) };
    }
  }
}

/** The published document: named schemas, and a description of every response. */
function finishDocument<Given extends Document>(document: Given): Given {
  const named: Json = {};
  const paths = nameSchemas(document.paths ?? {}, named) as Record<string, Record<string, Json>>;
  for (const [path, operations] of Object.entries(paths)) {
    for (const operation of Object.values(operations)) {
      describeAnswers(path, operation.responses as Json);
    }
  }
  const schemas = Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    ...document,
    paths,
    components: { ...document.components, schemas },
  };
}

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
            'Organisations, their waiting lists and numbered tickets. Tokens are in headers: sign ' +
            'in, copy `access-token` from the response to **Authorize**, and try the endpoints ' +
            'that need it. Messages for people are Greek or English by `Accept-Language`.',
        },
        tags: [
          {
            name: 'organisations',
            description: 'Categories, organisations and their waiting lists.',
          },
          { name: 'users', description: 'Accounts, sign-in and tokens.' },
          { name: 'tickets', description: "A person's own tickets." },
          { name: 'counter', description: 'Actions of members at the counter of a place.' },
          {
            name: 'places',
            description: 'Actions of owners: plan, members, devices, audit trail.',
          },
          { name: 'reviews', description: 'Reviews of places, and replies.' },
          { name: 'bookmarks', description: 'The bookmarks of a person.' },
          { name: 'moderation', description: 'Pending items and decisions of moderators.' },
          { name: 'health', description: 'For operators of the server.' },
        ],
        components: {
          securitySchemes: {
            bearer: {
              type: 'http',
              scheme: 'bearer',
              bearerFormat: 'JWT',
              description: 'The `access-token` of the latest response that carried one.',
            },
            device: {
              type: 'apiKey',
              in: 'header',
              name: 'authorization',
              description: '`Device` and the secret of a kiosk.',
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
