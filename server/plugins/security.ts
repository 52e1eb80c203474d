import helmet from '@fastify/helmet';
import type { App, Context } from '#server/context.ts';

/** Protective headers, and CORS for the origins of the settings; same origin otherwise. */
export async function registerSecurity(app: App, { settings }: Context): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'self'"],
        'script-src': ["'self'"],
        'script-src-attr': ["'none'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'font-src': ["'self'", 'data:'],
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        'media-src': ["'self'"],
        'connect-src': ["'self'", 'https:'],
        'worker-src': ["'self'", 'blob:'],
        'child-src': ["'self'", 'blob:'],
        'frame-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        'form-action': ["'self'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: {
      policy: settings.corsOrigins.length ? 'cross-origin' : 'same-origin',
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=()');
    reply.header('x-request-id', request.id);
    const { origin } = request.headers;
    if (settings.corsOrigins.length === 0) return;
    reply.header('vary', 'origin');
    if (!origin || !settings.corsOrigins.includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'access-token, refresh-token, retry-after, x-request-id',
    });
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) {
      return reply
        .headers({
          'access-control-allow-methods': 'GET, POST, DELETE',
          'access-control-allow-headers':
            'authorization, refresh-token, content-type, accept, accept-language, idempotency-key',
          'access-control-max-age': '86400',
        })
        .code(204)
        .send();
    }
  });
}
