import fp from 'fastify-plugin';
import type { Language } from '#common/languages.ts';
import type { App } from '#server/context.ts';
import { acceptedLanguage } from '#server/i18n/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The supported language that the client prefers. */
    readonly language: Language;
  }
}

/** The cookie that stores the visitor's choice of language. */
const NAME = 'i18nextLng';

const YEAR_S = 31_536_000;

const ASKED = /[?&]lang=(el|en)(?:&|$)/;
const KEPT = new RegExp(`(?:^|;\\s*)${NAME}=(el|en)(?:;|$)`);

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
      const language = ASKED.exec(request.url)?.[1] ?? KEPT.exec(request.headers.cookie ?? '')?.[1];
      if (language)
        reply.header('set-cookie', `${NAME}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`);
    });
  },
  { name: 'language' },
);
