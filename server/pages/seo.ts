import { addresses, isHidden, isSecret, listingPath } from '#common/addresses.ts';
import type { Organisation } from '#common/contract/organisations.ts';
import type { PageAddress, RenderedPage } from '#common/page/protocol.ts';
import { escapeHtml } from '#common/page/escapeHtml.ts';
import { jsonForScript, NONCE } from './markup.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const HOME = { el: 'Αρχική', en: 'Home' };
const LISTINGS = { el: 'Μέρη', en: 'Places' };
const LOCALES = { el: 'el_GR', en: 'en_GB' };

/** Parameters that identify the screen. The rest of a query only arranges its content. */
const LASTING = ['author', 'post'];

export function canonicalOf(origin: string, { url, language }: PageAddress): string {
  const { pathname, searchParams } = new URL(url, 'http://page');
  const query = new URLSearchParams(
    LASTING.flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, value] satisfies [string, string]];
    }),
  );
  if (language !== 'el') query.set('lang', language);
  return `${origin}${pathname}${query.size > 0 ? `?${query}` : ''}`;
}

/** An organisation as schema.org's LocalBusiness. Source: https://schema.org/LocalBusiness */
const businessOf = (place: Organisation, origin: string, page: string) => ({
  '@type': 'LocalBusiness',
  '@id': page,
  url: page,
  name: place.title,
  description: place.description,
  address: {
    '@type': 'PostalAddress',
    streetAddress: place.address,
    addressLocality: place.city,
    addressCountry: place.country ?? 'GR',
  },
  ...(place.main_image && { image: new URL(place.main_image, origin).href }),
  ...(place.phone && { telephone: place.phone }),
  ...(place.email && { email: place.email }),
  ...(place.website && { sameAs: place.website }),
  ...(place.price_level && { priceRange: '€'.repeat(place.price_level) }),
  ...(place.latitude != null &&
    place.longitude != null && {
      geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
    }),
  ...(place.rating &&
    place.reviews_count && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: place.rating,
        reviewCount: place.reviews_count,
      },
    }),
  openingHoursSpecification: (place.opening_hours ?? []).flatMap(({ weekday, intervals }) =>
    intervals.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS[weekday - 1],
      opens: from,
      closes: to === '24:00' ? '23:59' : to,
    })),
  ),
});

const crumbsOf = (
  name: string,
  origin: string,
  page: string,
  language: PageAddress['language'],
) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: HOME[language], item: `${origin}/` },
    { name: LISTINGS[language], item: `${origin}${addresses.listingGrid.pattern}` },
    { name, item: page },
  ].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
});

/** The metadata for search engines and messengers: addresses, Open Graph, structured data. */
export function describePage(address: PageAddress, page: RenderedPage, origin: string): string {
  const { pathname } = new URL(address.url, 'http://page');
  if (page.status === 404 || isHidden(pathname) || isSecret(address.url)) {
    return '<meta name="robots" content="noindex">';
  }
  const { organisation } = page;
  // A place can also be requested by its code. Its canonical address has the slug.
  const url = organisation ? listingPath(organisation.slug) : address.url;
  const canonical = canonicalOf(origin, { url, language: address.language });
  const link = (language: PageAddress['language']): string =>
    escapeHtml(canonicalOf(origin, { url, language }));
  const image = organisation?.main_image ?? '/pictures/share.jpg';
  const property = (name: string, content: string): string =>
    `<meta property="og:${name}" content="${content}">`;
  const elements = [
    `<link rel="canonical" href="${link(address.language)}">`,
    `<link rel="alternate" hreflang="el" href="${link('el')}">`,
    `<link rel="alternate" hreflang="en" href="${link('en')}">`,
    `<link rel="alternate" hreflang="x-default" href="${link('el')}">`,
    property('type', organisation ? 'place' : 'website'),
    property('site_name', address.language === 'el' ? 'Σειρά' : 'Seira'),
    property('locale', LOCALES[address.language]),
    property('title', escapeHtml(page.title)),
    property('description', escapeHtml(page.description)),
    property('url', link(address.language)),
    property('image', escapeHtml(new URL(image, origin).href)),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
  if (!organisation) return elements;
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      businessOf(organisation, origin, canonical),
      crumbsOf(organisation.title, origin, canonical, address.language),
    ],
  };
  return `${elements}\n<script${NONCE} type="application/ld+json">${jsonForScript(graph)}</script>`;
}
