import fastifyStatic from '@fastify/static';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, Context } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';

const NOT_PAGES = /^\/(api|pictures|assets|healthz|readyz)(\/|$)/;

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/';

function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = pathOf(request);
  if (NOT_PAGES.test(path)) return false;
  return !/\.\w+$/.test(path) || (request.headers.accept ?? '').includes('text/html');
}

/** Serves the built client; every path that is a page of it answers index.html. */
export async function registerClient(app: App, { settings }: Context): Promise<void> {
  const built = existsSync(join(settings.clientDir, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: settings.clientDir,
      preCompressed: true,
      cacheControl: false,
      index: 'index.html',
      setHeaders: (reply, path) => {
        const value = /[\\/]assets[\\/]/.test(path)
          ? 'public, max-age=31536000, immutable'
          : path.includes('index.html')
            ? 'no-cache'
            : 'public, max-age=3600';
        reply.header('cache-control', value);
      },
    });
  }
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (built && isNavigation(request)) return reply.sendFile('index.html');
    const allowed = app.allowedMethods(pathOf(request));
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      throw new Problem(405, 'method_not_allowed', { headers: { allow: allowed.join(', ') } });
    }
    throw new Problem(404, 'not_found');
  });
}
