import { listedAddresses, listingPath } from '#common/addresses.ts';
import type { App, Context } from '#server/context.ts';
import { escapeHtml } from './markup.ts';
import type { PublicOrigin } from './origin.ts';
import { canonicalOf } from './seo.ts';

/** Maximum addresses in a sitemap. Source: https://www.sitemaps.org/protocol.html */
const ADDRESSES_MAX = 50_000;

/** The cache policy: a response with an origin from the request is private. */
const cacheControl = ({ isConfigured }: PublicOrigin): string =>
  isConfigured ? 'public, max-age=3600' : 'no-store';

/** Serves `/robots.txt` and `/sitemap.xml`. @param originOf the public origin of this server */
export function searchFiles(
  app: App,
  { db }: Context,
  originOf: (request: { protocol: string; host: string }) => PublicOrigin,
): void {
  const hidden = { schema: { hide: true } };
  app.get('/robots.txt', hidden, async (request, reply) => {
    const known = originOf(request);
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /dashboard',
      `Sitemap: ${known.origin}/sitemap.xml`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cacheControl(known))
      .send(`${lines.join('\n')}\n`);
  });
  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const known = originOf(request);
    const rows = await db.query<{ slug: string }>(
      'SELECT slug FROM organisations ORDER BY id LIMIT $1',
      [ADDRESSES_MAX - listedAddresses.length],
    );
    const urls = [...listedAddresses, ...rows.map(({ slug }) => listingPath(slug))];
    const entry = (url: string): string => {
      const el = escapeHtml(canonicalOf(known.origin, { url, language: 'el' }));
      const en = escapeHtml(canonicalOf(known.origin, { url, language: 'en' }));
      return `<url><loc>${el}</loc><xhtml:link rel="alternate" hreflang="el" href="${el}"/><xhtml:link rel="alternate" hreflang="en" href="${en}"/></url>`;
    };
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', cacheControl(known))
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.map(entry).join('\n')}\n</urlset>\n`,
      );
  });
}
