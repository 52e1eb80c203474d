import fp from 'fastify-plugin';
import type { App } from '#server/context.ts';

/** The content types that browsers use for forms without scripts. */
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/**
 * Redirects a form that a browser without scripts has sent back to its page, which explains that it
 * needs them. The submitted data is not read: the forms of the product use only the API.
 */
export default fp(
  async (app: App) => {
    app.addHook('onRequest', async (request, reply) => {
      const { method, headers, url } = request;
      if (method !== 'POST' || !FORM.test(headers['content-type'] ?? '')) return;
      if (!headers.accept?.includes('text/html') || url.startsWith('/api/')) return;
      // Never more than one slash at the start: `//host` would lead to another site.
      return reply.redirect(url.replace(/^[/\\]+/, '/'), 303);
    });
  },
  { name: 'posted-forms', dependencies: ['capacity'] },
);
