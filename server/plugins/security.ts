import fp from 'fastify-plugin';
import type { App } from '#server/context.ts';
import { DOCS_POLICY, DRAWING_POLICY, protectiveHeaders } from './policies.ts';
import { addVary } from './requests/vary.ts';

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
    const methods = new Set<string>();
    app.addHook('onRoute', ({ method }) => {
      for (const one of [method].flat()) if (one !== 'OPTIONS') methods.add(one);
    });
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(everywhere);
      reply.header('x-request-id', request.id);
      if (/^\/api\/docs(\/|$)/.test(request.url.split('?', 1)[0] ?? '')) {
        reply.header('content-security-policy', DOCS_POLICY);
      }
      const { origin } = request.headers;
      if (settings.corsOrigins.length === 0) return;
      addVary(reply, 'origin');
      if (!origin || !settings.corsOrigins.includes(origin)) return;
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers':
          'access-token, refresh-token, retry-after, x-request-id, date',
      });
      if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) {
        return reply
          .headers({
            'access-control-allow-methods': [...methods].join(', '),
            'access-control-allow-headers':
              'authorization, refresh-token, content-type, accept, accept-language, idempotency-key',
            'access-control-max-age': '86400',
          })
          .code(204)
          .send();
      }
    });
    app.addHook('onSend', async (_request, reply) => {
      if (String(reply.getHeader('content-type') ?? '').startsWith('image/svg+xml')) {
        reply.header('content-security-policy', DRAWING_POLICY);
      }
    });
  },
  { name: 'security', dependencies: ['errors'] },
);
