import fp from 'fastify-plugin';
import fastifyStatic from '@fastify/static';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, Context } from '#server/context.ts';
import { isSecret } from '#common/addresses.ts';
import { today } from '#server/lib/clock.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Language } from '#common/languages.ts';
import type { ApiAnswer } from '#common/page/protocol.ts';
import { searchFiles } from '#server/pages/files.ts';
import { languageOf, redirectOf } from '#server/pages/address.ts';
import { NONCE_MARK } from '#server/pages/markup.ts';
import { publicOriginOf } from '#server/pages/origin.ts';
import { openPages, type Pages } from '#server/pages/pages.ts';
import { openRenderer } from '#server/pages/rendererProcess.ts';
import { readHtml } from '#server/pages/storedPage.ts';
import { checkTemplate, readTemplate, type Template } from '#server/pages/template.ts';
import { answerError } from './errors.ts';
import { ASSET_POLICY, pagePolicy } from './policies.ts';
import { addVary } from './requests/vary.ts';
import { SOCIAL_META, SOCIAL_PROVIDERS } from '#common/socialProviders.ts';
import type { Settings } from '#server/settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Pages rendered and waiting, bytes of cached ones, and how many were left to browsers. */
    pageLoad: () => { rendering: number; waiting: number; bytes: number; shells: number };
    /**
     * Answers an address that cannot be parsed, which no route sees, with the not-found page.
     * @returns whether a page was requested; nothing is sent otherwise.
     */
    sendNotFoundPage(request: FastifyRequest, reply: FastifyReply): boolean;
  }
}

/** Stands for every address that cannot be parsed: one page, rendered once. */
const UNREADABLE = '/not-found';

/** Headers that only matter for pages. */
const FOR_DOCUMENTS = [
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-permitted-cross-domain-policies',
  'x-request-id',
];

/**
 * Headers that say nothing about a file of the build, whose name changes with its content: it is no
 * document, is read whole, and is never asked for again.
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

/** Plain words of a sane length, none with an extension: a path that names no file. */
const WORDS = /^(?:\/[\w~-]{1,100})*\/?$/;

function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = pathOf(request);
  if (NOT_PAGES.test(path)) return false;
  return !/\.\w+$/.test(path) || (request.headers.accept ?? '').includes('text/html');
}

/** The pages that this server renders; null where the build has no renderer. */
function openRendering(app: App, { settings, clock }: Context, template: Template): Pages | null {
  if (!existsSync(settings.rendererFile)) return null;
  checkTemplate(template);
  const renderer = openRenderer({ ...settings, head: socialMeta(settings) });
  const call = async (path: string, language: Language): Promise<ApiAnswer> => {
    const { statusCode, body } = await app.inject({
      method: 'GET',
      url: path,
      headers: { 'accept-language': language },
    });
    return { status: statusCode, body };
  };
  app.addHook('onListen', async () => renderer.start());
  app.addHook('onClose', async () => renderer.close());
  return openPages(renderer, {
    call,
    enter: app.load.enter,
    today: () => today(clock),
  });
}

/**
 * Serves the built client. The path of every page gets HTML with a nonce of its own: rendered here
 * where the build has a renderer, otherwise the shell in which a browser renders it.
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
      const language = languageOf(query, request.headers.cookie);
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
      addVary(reply, 'cookie');
      if (!pages) return sendShell(reply);
      const page = await pageFor(request, url);
      if (!page) {
        shells += 1;
        // The next visit may get the server-rendered page.
        return sendShell(reply.header('cache-control', 'no-store'));
      }
      // A page that contains an origin taken from the request must not reach anybody else.
      if (!secret && !originOf(request).isConfigured) {
        reply.header('cache-control', 'private, no-cache');
      }
      reply.header('etag', page.etag);
      // The page in the browser's cache has its own nonce, and the policy that it came with.
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
      searchFiles(app, context, originOf);
      app.get('/', { schema: { hide: true } }, (request, reply) => sendPage(request, reply));
      await app.register(async (files) => {
        // Looking for a file takes several readings of folders; the path of a page names none. Others,
        // such as `//x` and `/x/..`, are refused where files are looked for.
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
          // The page is never sent as a file, because it needs its nonce; folders are not files, and
          // dotfiles are private.
          allowedPath: (path) =>
            !/(\/|(^|\/)index\.html(\.\w+)?)$|(^|\/)\.(?!well-known\/)/.test(path),
          setHeaders: (reply, path) => {
            const isAsset = /[\\/]assets[\\/]/.test(path);
            reply.header(
              'cache-control',
              isAsset ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
            );
            // Browsers cache parts of a video only under a strong ETag.
            if (/[\\/]video[\\/]/.test(path))
              reply.header('etag', String(reply.getHeader('etag')).replace(/^W\//, ''));
            // Headers that protect documents mean nothing for a file; they are left out, because a page
            // needs many files. A script that becomes a worker carries its own policy.
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
        answerError(error, request, reply),
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

/** The element that names the providers which are configured, so that the app need not ask. */
export function socialMeta({ social }: Pick<Settings, 'social'>): string {
  const names = SOCIAL_PROVIDERS.filter((name) => social[name] !== null);
  return names.length > 0 ? `<meta name="${SOCIAL_META}" content="${names.join(' ')}">` : '';
}
