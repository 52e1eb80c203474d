import fastifyStatic from '@fastify/static';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, Context } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import { Problem } from '#server/lib/problem.ts';
import { openAssets } from '#server/pages/assets.ts';
import type { CallApi, Renderer } from '#server/pages/contract.ts';
import { searchFiles } from '#server/pages/files.ts';
import { languageOf } from '#server/pages/language.ts';
import { openPages, sendable, type Pages } from '#server/pages/pages.ts';
import { redirectOf } from '#server/pages/redirects.ts';
import { answerError } from './errors.ts';
import { openPage, type Page } from './page.ts';
import { ASSET_POLICY } from './policies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Answers an address that cannot be read, which no route sees, with the not-found page.
     * @returns whether it was a page that was asked for; nothing is sent otherwise.
     */
    sendNotFoundPage(request: FastifyRequest, reply: FastifyReply): boolean;
  }
}

/** Stands for every address that cannot be read: one page, rendered once. */
const UNREADABLE = '/not-found';

/** Headers that count for pages alone. */
const FOR_DOCUMENTS = [
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-permitted-cross-domain-policies',
  'x-request-id',
];

const NOT_PAGES = /^\/(api|pictures|assets|healthz|readyz|metrics)(\/|$)/;

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/';

function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = pathOf(request);
  if (NOT_PAGES.test(path)) return false;
  return !/\.\w+$/.test(path) || (request.headers.accept ?? '').includes('text/html');
}

/** The pages that this server draws; null where the build has no renderer. */
async function openDrawing(app: App, { settings, clock }: Context, page: Page) {
  if (!existsSync(settings.rendererFile)) return null;
  const renderer = (await import(pathToFileURL(settings.rendererFile).href)) as Renderer;
  const call: CallApi = async (path) => {
    const { statusCode, body } = await app.inject({ method: 'GET', url: path });
    return { status: statusCode, body };
  };
  return openPages(renderer, {
    page,
    assetsOf: openAssets(settings.clientDir),
    call,
    today: () => today(clock),
  });
}

/**
 * Serves the built client. Every path that is a page of it answers HTML with a nonce of its own:
 * drawn here where the build has a renderer, else the frame in which a browser draws it.
 */
export async function registerClient(app: App, context: Context): Promise<void> {
  const { settings } = context;
  const index = join(settings.clientDir, 'index.html');
  const page = existsSync(index) ? openPage(index) : null;
  const pages: Pages | null = page && (await openDrawing(app, context, page));
  const originOf = ({ protocol, host }: { protocol: string; host: string }): string =>
    settings.publicOrigin ?? `${protocol}://${/^[\w.:[\]-]+$/.test(host) ? host : 'localhost'}`;

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, url = request.url) => {
    const { headers } = request;
    const elsewhere = redirectOf(url);
    if (elsewhere !== null) return reply.redirect(elsewhere, 301);
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    const language = languageOf(query, headers.cookie);
    const drawn = await pages?.get({ url, language }).catch((problem) => {
      request.log.error(problem, 'A page could not be drawn');
      return null;
    });
    reply.headers({ 'cache-control': 'no-cache', vary: 'cookie' });
    if (drawn) {
      reply.header('etag', drawn.etag);
      // The page that the browser kept has its own nonce, and the policy that it came with.
      if (headers['if-none-match'] === drawn.etag)
        return reply.removeHeader('content-security-policy').code(304).send();
      reply.code(drawn.status);
      if (drawn.early) reply.header('link', drawn.early);
    }
    const { html, policy } = drawn ? sendable(drawn, originOf(request)) : page!.render();
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(html);
  };
  if (page) {
    searchFiles(app, context, originOf);
    app.get('/', { schema: { hide: true } }, (request, reply) => sendPage(request, reply));
    await app.register(fastifyStatic, {
      root: settings.clientDir,
      preCompressed: true,
      cacheControl: false,
      index: false,
      redirect: false,
      // The page is never sent as a file, because it needs its nonce; a folder is no file.
      allowedPath: (path) => !/(\/|(^|\/)index\.html(\.\w+)?)$|(^|\/)\.vite\//.test(path),
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          /[\\/]assets[\\/]/.test(path)
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=3600',
        );
        // A browser keeps a part of a film only under a name that stands for every byte of it.
        if (/[\\/]video[\\/]/.test(path))
          reply.header('etag', String(reply.getHeader('etag')).replace(/^W\//, ''));
        // What protects documents says nothing to a browser about a file; it is left out, because
        // a page needs many of them. A script that becomes a worker brings its policy along.
        for (const name of FOR_DOCUMENTS) reply.removeHeader(name);
        if (/worker[^/]*\.m?js(\.\w+)?$/.test(path))
          reply.header('content-security-policy', ASSET_POLICY);
      },
    });
  }
  app.decorate('sendNotFoundPage', (request: FastifyRequest, reply: FastifyReply) => {
    if (!page || !isNavigation(request)) return false;
    sendPage(request, reply.code(404), UNREADABLE).catch((error) =>
      answerError(error, request, reply),
    );
    return true;
  });
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (page && isNavigation(request)) return sendPage(request, reply);
    const allowed = app.allowedMethods(pathOf(request));
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      throw new Problem(405, 'method_not_allowed', { headers: { allow: allowed.join(', ') } });
    }
    throw new Problem(404, 'not_found');
  });
}
