import type { FastifyReply } from 'fastify';
import { listedAddresses, listingPath } from '#common/addresses.ts';
import type { App } from '#server/context.ts';
import { escapeHtml } from '#common/page/escapeHtml.ts';
import type { PublicOrigin } from './origin.ts';
import { sitemapFiles, sitemapSlugs } from '#server/repositories/organisations/sitemap.ts';
import { canonicalOf } from './seo.ts';

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** The cache policy: a response with an origin from the request is private. */
const cacheControl = ({ isConfigured }: PublicOrigin): string =>
  isConfigured ? 'public, max-age=3600' : 'no-store';

/**
 * Serves `/robots.txt`, the index `/sitemap.xml` and its files.
 * @param originOf the public origin of this server
 */
export function searchFiles(
  app: App,
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
  const sendXml = (reply: FastifyReply, known: PublicOrigin, lines: string[]) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', cacheControl(known))
      .send(`<?xml version="1.0" encoding="UTF-8"?>\n${lines.join('\n')}\n`);
  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const known = originOf(request);
    const numbers = await sitemapFiles(app.readsOf([]));
    const entry = (file: number) =>
      `<sitemap><loc>${escapeHtml(`${known.origin}/sitemaps/${file}.xml`)}</loc></sitemap>`;
    return sendXml(reply, known, [
      `<sitemapindex xmlns="${SITEMAPS}">`,
      ...numbers.map(entry),
      '</sitemapindex>',
    ]);
  });
  app.get<{ Params: { file: string } }>(
    String.raw`/sitemaps/:file(^\d{1,9}).xml`,
    hidden,
    async (request, reply) => {
      const known = originOf(request);
      const file = Number(request.params.file);
      const slugs = await sitemapSlugs(app.readsOf([]), file);
      const urls = [...(file === 1 ? listedAddresses : []), ...slugs.map(listingPath)];
      if (urls.length === 0) return reply.callNotFound();
      const entry = (url: string): string => {
        const el = escapeHtml(canonicalOf(known.origin, { url, language: 'el' }));
        const en = escapeHtml(canonicalOf(known.origin, { url, language: 'en' }));
        return `<url><loc>${el}</loc><xhtml:link rel="alternate" hreflang="el" href="${el}"/><xhtml:link rel="alternate" hreflang="en" href="${en}"/></url>`;
      };
      return sendXml(reply, known, [
        `<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
        ...urls.map(entry),
        '</urlset>',
      ]);
    },
  );
}
