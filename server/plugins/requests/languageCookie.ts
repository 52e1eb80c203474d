import type { App } from '#server/context.ts';

/** The cookie in which the client repeats the visitor's choice. */
const NAME = 'i18nextLng';

const YEAR_S = 31_536_000;

const ASKED = /[?&]lang=(el|en)(?:&|$)/;
const KEPT = new RegExp(`(?:^|;\\s*)${NAME}=(el|en)(?:;|$)`);

/**
 * Sets the language's cookie with each page: the language that the address asks for, or the one
 * that the visitor chose before. Safari forgets cookies that scripts have written after a week; one
 * that a server has set stays.
 */
export function registerLanguageCookie(app: App): void {
  app.addHook('onSend', async (request, reply) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return;
    const language = ASKED.exec(request.url)?.[1] ?? KEPT.exec(request.headers.cookie ?? '')?.[1];
    if (language)
      reply.header('set-cookie', `${NAME}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`);
  });
}
