import fastifyStatic from '@fastify/static';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, Context } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { openPage } from './page.ts';
import { ASSET_POLICY } from './policies.ts';

const NOT_PAGES = /^\/(api|pictures|assets|healthz|readyz|metrics)(\/|$)/;

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/';

function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = pathOf(request);
  if (NOT_PAGES.test(path)) return false;
  return !/\.\w+$/.test(path) || (request.headers.accept ?? '').includes('text/html');
}

/** Serves the built client; every path that is a page of it answers index.html with a fresh nonce. */
export async function registerClient(app: App, { settings }: Context): Promise<void> {
  const index = join(settings.clientDir, 'index.html');
  const page = existsSync(index) ? openPage(index) : null;
  const sendPage = (reply: FastifyReply) => {
    const { html, policy } = page!.render();
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(html);
  };
  if (page) {
    app.get('/', { schema: { hide: true } }, async (_request, reply) => sendPage(reply));
    await app.register(fastifyStatic, {
      root: settings.clientDir,
      preCompressed: true,
      cacheControl: false,
      index: false,
      redirect: false,
      // The page is never sent as a file, because it needs its nonce; a folder is no file.
      allowedPath: (path) => !/(\/|(^|\/)index\.html(\.\w+)?)$/.test(path),
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          /[\\/]assets[\\/]/.test(path)
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=3600',
        );
        if (/\.(m?js|css)(\.\w+)?$/.test(path)) {
          reply.header('content-security-policy', ASSET_POLICY);
        }
      },
    });
  }
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (page && isNavigation(request)) return sendPage(reply);
    const allowed = app.allowedMethods(pathOf(request));
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      throw new Problem(405, 'method_not_allowed', { headers: { allow: allowed.join(', ') } });
    }
    throw new Problem(404, 'not_found');
  });
}
