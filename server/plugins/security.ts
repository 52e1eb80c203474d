import cors from '@fastify/cors';
import fp from 'fastify-plugin';
import type { App } from '#server/context.ts';
import { DOCS_POLICY, DRAWING_POLICY, protectiveHeaders } from './policies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The headers of every response, including those sent without hooks. */
    protectiveHeaders: Record<string, string>;
  }
}

/** Protective headers on every response, and CORS only for the configured origins. */
export default fp(
  async (app: App) => {
    const { settings } = app.context;
    const everywhere = protectiveHeaders({ shared: settings.corsOrigins.length > 0 });
    app.decorate('protectiveHeaders', everywhere);
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(everywhere);
      reply.header('x-request-id', request.id);
      if (/^\/api\/docs(\/|$)/.test(request.url.split('?', 1)[0] ?? '')) {
        reply.header('content-security-policy', DOCS_POLICY);
      }
    });
    if (settings.corsOrigins.length > 0) {
      await app.register(cors, {
        origin: settings.corsOrigins,
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        allowedHeaders:
          'authorization, refresh-token, content-type, accept, accept-language, idempotency-key',
        exposedHeaders: 'access-token, refresh-token, retry-after, x-request-id, date',
        maxAge: 86_400,
      });
    }
    app.addHook('onSend', async (_request, reply) => {
      if (String(reply.getHeader('content-type') ?? '').startsWith('image/svg+xml')) {
        reply.header('content-security-policy', DRAWING_POLICY);
      }
    });
  },
  { name: 'security', dependencies: ['errors'] },
);
