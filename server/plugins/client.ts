import fp from 'fastify-plugin';
import fastifyStatic from '@fastify/static';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, Context } from '#server/context.ts';
import { isSecret } from '#common/addresses.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Language } from '#common/languages.ts';
import type { ApiResponse } from '#common/page/protocol.ts';
import { searchFiles } from '#server/pages/files.ts';
import { pageLanguage, redirectOf } from '#server/pages/address.ts';
import { NONCE_MARK } from '#server/pages/markup.ts';
import { publicOriginOf } from '#server/pages/origin.ts';
import { openPages, type Pages } from '#server/pages/pages.ts';
import { openRenderer } from '#server/pages/rendererProcess.ts';
import { readHtml } from '#server/pages/storedPage.ts';
import { checkTemplate, readTemplate, type Template } from '#server/pages/template.ts';
import { sendError } from './errors.ts';
import { ASSET_POLICY, pagePolicy } from './policies.ts';
import { addVary } from './requests/vary.ts';
import { SOCIAL_META, SOCIAL_PROVIDERS } from '#common/socialProviders.ts';
import type { Settings } from '#server/settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Pages being rendered and waiting, bytes of cached pages, and pages left to browsers. */
    pageLoad: () => { rendering: number; waiting: number; bytes: number; shells: number };
    /**
     * Answers an address that cannot be parsed, and so reaches no route, with the not-found page.
     * @returns true if a page was requested; otherwise nothing is sent
     */
    sendNotFoundPage(request: FastifyRequest, reply: FastifyReply): boolean;
  }
}

/** Stands for every address that cannot be parsed: one page, rendered once. */
const UNREADABLE = '/not-found';

const MINUTE_MS = 60_000;

const FOR_DOCUMENTS = [
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-permitted-cross-domain-policies',
  'x-request-id',
];

/**
 * Headers without meaning for a build file, whose name changes with its content: it is no document,
 * is read in full, and is never requested again.
 */
const NOT_FOR_ASSETS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'x-frame-options',
  'accept-ranges',
  'last-modified',
];

const NOT_PAGES = /^\/(api|pictures|media|assets|healthz|readyz|metrics)(\/|$)/;

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/';

/** Path segments of ordinary length without an extension, so no file name. */
const WORDS = /^(?:\/[\w~-]{1,100})*\/?$/;

function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = pathOf(request);
  if (NOT_PAGES.test(path)) return false;
  return !/\.\w+$/.test(path) || (request.headers.accept ?? '').includes('text/html');
}

/** The server renderer; null if the build has none. */
function openRendering(app: App, { settings, clock }: Context, template: Template): Pages | null {
  if (!existsSync(settings.rendererFile)) return null;
  checkTemplate(template);
  const renderer = openRenderer({ ...settings, head: socialMeta(settings) });
  const call = async (path: string, language: Language): Promise<ApiResponse> => {
    const { statusCode, body } = await app.inject({
      method: 'GET',
      url: path,
      headers: { 'accept-language': language },
    });
    return { status: statusCode, body };
  };
  const pages = openPages(renderer, { call, enter: app.load.enter, clock });
  let timer: NodeJS.Timeout | undefined;
  const renewEachMinute = (): void => {
    timer = setTimeout(
      () => {
        renewEachMinute();
        void pages.renew((error) => app.log.error(error, 'A page could not be renewed'));
      },
      MINUTE_MS - (clock.now().getTime() % MINUTE_MS),
    ).unref();
  };
  app.addHook('onListen', async () => {
    renderer.start();
    renewEachMinute();
  });
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    renderer.close();
  });
  return pages;
}

/**
 * Serves the built client. Every page path gets HTML with its own nonce: rendered here if the build
 * has a renderer, otherwise the shell that a browser renders.
 */
export default fp(
  async (app: App) => {
    const { context } = app;
    const { settings } = context;
    const index = join(settings.clientDir, 'index.html');
    const template = existsSync(index) ? readTemplate(index, socialMeta(settings)) : null;
    const pages = template && openRendering(app, context, template);
    let shells = 0;
    app.decorate('pageLoad', () => ({
      ...(pages?.load() ?? { rendering: 0, waiting: 0, bytes: 0 }),
      shells,
    }));
    const originOf = (request: { protocol: string; host: string }) =>
      publicOriginOf(settings.publicOrigin, request);

    const pageFor = async (request: FastifyRequest, url: string) => {
      const query = new URLSearchParams(request.url.split('?')[1] ?? '');
      const language = pageLanguage(query, request.headers.cookie);
      try {
        return await pages?.get({ url, language }, originOf(request).origin);
      } catch (error) {
        request.log.error(error, 'A page could not be rendered');
        return null;
      }
    };
    const sendShell = (reply: FastifyReply) => {
      const nonce = randomBytes(16).toString('base64');
      reply.header('content-security-policy', pagePolicy(nonce));
      return reply
        .type('text/html; charset=utf-8')
        .send(template!.shell.replaceAll(NONCE_MARK, nonce));
    };

    const sendPage = async (request: FastifyRequest, reply: FastifyReply, url = request.url) => {
      const elsewhere = redirectOf(url);
      if (elsewhere !== null) return reply.redirect(elsewhere, 301);
      const secret = isSecret(request.url);
      if (secret) reply.header('referrer-policy', 'no-referrer');
      reply.header('cache-control', secret ? 'no-store' : 'no-cache');
      // The clock of a device may be wrong. See `learnPageTime` of the client.
      reply.header('server-timing', `clock;desc="${context.clock.now().getTime()}"`);
      addVary(reply, 'cookie');
      if (!pages) return sendShell(reply);
      const page = await pageFor(request, url);
      if (!page) {
        shells += 1;
        // The next visit may get the rendered page.
        return sendShell(reply.header('cache-control', 'no-store'));
      }
      // A page with an origin from the request, or with a cookie, must not reach anybody else.
      if (!secret && (!originOf(request).isConfigured || reply.hasHeader('set-cookie'))) {
        reply.header('cache-control', 'private, no-cache');
      }
      reply.header('etag', page.etag);
      // The page in the browser's cache has its own nonce and policy.
      if (request.headers['if-none-match'] === page.etag)
        return reply.removeHeader('content-security-policy').code(304).send();
      if (page.early) reply.header('link', page.early);
      const nonce = randomBytes(16).toString('base64');
      reply.header('content-security-policy', pagePolicy(nonce));
      return reply
        .code(page.status)
        .type('text/html; charset=utf-8')
        .send(await readHtml(page.html, nonce));
    };
    if (template) {
      searchFiles(app, originOf);
      app.get('/', { schema: { hide: true } }, (request, reply) => sendPage(request, reply));
      await app.register(async (files) => {
        // Searching for a file reads several folders, and page paths name none. The file handler
        // rejects other paths, such as `//x` and `/x/..`.
        files.addHook('onRequest', (request, reply, done) => {
          const path = pathOf(request);
          if (WORDS.test(path) && !NOT_PAGES.test(path)) reply.callNotFound();
          else done();
        });
        await files.register(fastifyStatic, {
          root: settings.clientDir,
          preCompressed: true,
          cacheControl: false,
          index: false,
          redirect: false,
          // Pages are not files, because they need a nonce. Folders are not files; dotfiles are
          // private.
          allowedPath: (path) =>
            !/(\/|(^|\/)index\.html(\.\w+)?)$|(^|\/)\.(?!well-known\/)/.test(path),
          setHeaders: (reply, path) => {
            const isAsset = /[\\/]assets[\\/]/.test(path);
            reply.header(
              'cache-control',
              isAsset ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
            );
            // Browsers cache parts of a video only with a strong ETag.
            if (/[\\/]video[\\/]/.test(path))
              reply.header('etag', String(reply.getHeader('etag')).replace(/^W\//, ''));
            // A page loads many files, and headers that protect documents have no effect on them.
            // Only the script of a worker has a policy of its own.
            for (const name of FOR_DOCUMENTS) reply.removeHeader(name);
            if (isAsset) for (const name of NOT_FOR_ASSETS) reply.removeHeader(name);
            if (/worker[^/]*\.m?js(\.\w+)?$/.test(path))
              reply.header('content-security-policy', ASSET_POLICY);
          },
        });
      });
    }
    app.decorate('sendNotFoundPage', (request: FastifyRequest, reply: FastifyReply) => {
      if (!template || !isNavigation(request)) return false;
      sendPage(request, reply.code(404), UNREADABLE).catch((error) =>
        sendError(error, request, reply),
      );
      return true;
    });
    app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
      if (template && isNavigation(request)) return sendPage(request, reply);
      const allowed = app.allowedMethods(pathOf(request));
      if (allowed.length > 0 && !allowed.includes(request.method)) {
        throw new Problem(405, 'method_not_allowed', { headers: { allow: allowed.join(', ') } });
      }
      throw new Problem(404, 'not_found');
    });
  },
  { name: 'client', dependencies: ['capacity', 'errors'] },
);

/** The element that names the configured providers, so that the app needs no request. */
function socialMeta({ social }: Pick<Settings, 'social'>): string {
  const names = SOCIAL_PROVIDERS.filter((name) => social[name] !== null);
  return names.length > 0 ? `<meta name="${SOCIAL_META}" content="${names.join(' ')}">` : '';
}
