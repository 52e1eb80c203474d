import type { App } from '#server/context.ts';

/** The cookie in which the client mirrors the visitor's choice. */
const NAME = 'i18nextLng';

const YEAR_S = 31_536_000;

const ASKED = /[?&]lang=(el|en)(?:&|$)/;
const KEPT = new RegExp(`(?:^|;\\s*)${NAME}=(el|en)(?:;|$)`);

/**
 * Sets the language cookie with each page: the language in the address, otherwise the visitor's
 * earlier choice. Safari deletes cookies written by scripts after a week, but keeps those that a
 * server has set.
 */
export function registerLanguageCookie(app: App): void {
  app.addHook('onSend', async (request, reply) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return;
    const language = ASKED.exec(request.url)?.[1] ?? KEPT.exec(request.headers.cookie ?? '')?.[1];
    if (language)
      reply.header('set-cookie', `${NAME}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`);
  });
}
