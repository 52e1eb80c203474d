import fp from 'fastify-plugin';
import type { App } from '#server/context.ts';

/** The content types that browsers use for forms without scripts. */
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/**
 * Redirects a form from a browser without scripts to its page, which explains that it needs
 * scripts. The data is not read, because most forms of the product only use the API. A page with a route for
 * its form, such as the door's, reads it.
 */
export default fp(
  async (app: App) => {
    app.addHook('onRequest', async (request, reply) => {
      const { method, headers, url } = request;
      if (method !== 'POST' || !FORM.test(headers['content-type'] ?? '')) return;
      if (!headers.accept?.includes('text/html') || url.startsWith('/api/')) return;
      if (!request.is404) return;
      // At most one leading slash, because `//host` would lead to another site.
      return reply.redirect(url.replace(/^[/\\]+/, '/'), 303);
    });
  },
  { name: 'posted-forms', dependencies: ['capacity'] },
);
