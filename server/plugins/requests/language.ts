import fp from 'fastify-plugin';
import { type Language, languageStorageKey } from '#common/languages.ts';
import type { App } from '#server/context.ts';
import { acceptedLanguage } from '#server/i18n/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The supported language that the client prefers. */
    readonly language: Language;
  }
}

const YEAR_S = 31_536_000;

const ASKED = /[?&]lang=(el|en)(?:&|$)/;
const STORED = new RegExp(`(?:^|;\\s*)${languageStorageKey}=(el|en)(?:;|$)`);

/**
 * The language of a request: the one in the address, otherwise the visitor's earlier choice. Each
 * page renews the cookie, because Safari deletes cookies written by scripts after a week, but not
 * those set by a server.
 */
export default fp(
  async (app: App) => {
    app.decorateRequest('language', {
      getter() {
        return acceptedLanguage(this.headers['accept-language']);
      },
    });
    app.addHook('onSend', async (request, reply) => {
      if (!String(reply.getHeader('content-type')).startsWith('text/html')) return;
      const language =
        ASKED.exec(request.url)?.[1] ?? STORED.exec(request.headers.cookie ?? '')?.[1];
      if (language)
        reply.header(
          'set-cookie',
          `${languageStorageKey}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`,
        );
    });
  },
  { name: 'language' },
);
