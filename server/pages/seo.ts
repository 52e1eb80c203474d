import type { DrawnPage, PageWish } from './contract.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const HOME = { el: 'Αρχική', en: 'Home' };
const LISTINGS = { el: 'Μέρη', en: 'Places' };
const LOCALES = { el: 'el_GR', en: 'en_GB' };

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const titleIn = (head: string): string => /<title>(.*?)<\/title>/s.exec(head)?.[1] ?? '';
const descriptionIn = (head: string): string =>
  /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';

/** What belongs to the screen's identity; the rest of a query only arranges what is on it. */
const LASTING = ['author', 'post'];

/** The one address of a page in a language. */
export function canonicalOf(origin: string, { url, language }: PageWish): string {
  const { pathname, searchParams } = new URL(url, 'http://page');
  const query = new URLSearchParams(
    LASTING.flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  if (language !== 'el') query.set('lang', language);
  return `${origin}${pathname}${query.size > 0 ? `?${query}` : ''}`;
}

interface Day {
  weekday: number;
  intervals: { from: string; to: string }[];
}

/** An organisation as schema.org's LocalBusiness. Source: https://schema.org/LocalBusiness */
const businessOf = (organisation: Record<string, unknown>, origin: string, page: string) => {
  const read = organisation as {
    title: string;
    description: string;
    address: string;
    city: string;
    country?: string;
    main_image: string | null;
    phone: string | null;
    email: string | null;
    website: string | null;
    latitude: number | null;
    longitude: number | null;
    price_level: number | null;
    rating: number | null;
    reviews_count: number;
    opening_hours: Day[];
  };
  return {
    '@type': 'LocalBusiness',
    '@id': page,
    url: page,
    name: read.title,
    description: read.description,
    address: {
      '@type': 'PostalAddress',
      streetAddress: read.address,
      addressLocality: read.city,
      addressCountry: read.country ?? 'GR',
    },
    ...(read.main_image && { image: new URL(read.main_image, origin).href }),
    ...(read.phone && { telephone: read.phone }),
    ...(read.email && { email: read.email }),
    ...(read.website && { sameAs: read.website }),
    ...(read.price_level && { priceRange: '€'.repeat(read.price_level) }),
    ...(read.latitude !== null &&
      read.longitude !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: read.latitude, longitude: read.longitude },
      }),
    ...(read.rating !== null &&
      read.reviews_count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: read.rating,
          reviewCount: read.reviews_count,
        },
      }),
    openingHoursSpecification: read.opening_hours.flatMap(({ weekday, intervals }) =>
      intervals.map(({ from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: DAYS[weekday - 1],
        opens: from,
        closes: to === '24:00' ? '23:59' : to,
      })),
    ),
  };
};

const crumbsOf = (name: string, origin: string, page: string, language: PageWish['language']) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: HOME[language], item: `${origin}/` },
    { name: LISTINGS[language], item: `${origin}/listing-grid` },
    { name, item: page },
  ].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
});

/** What search engines and messengers read: addresses, Open Graph, structured data. */
export function describePage(wish: PageWish, drawn: DrawnPage, origin: string): string {
  if (drawn.status === 404) return '<meta name="robots" content="noindex">';
  const { organisation } = drawn;
  // A place can be asked for by its code as well; its own address has the slug.
  const url = organisation ? `/listing-grid/${String(organisation.slug)}` : wish.url;
  const address = (language: PageWish['language']): string =>
    attribute(canonicalOf(origin, { url, language }));
  const page = canonicalOf(origin, { url, language: wish.language });
  const image = organisation?.main_image ?? '/pictures/share.jpg';
  const graph = organisation && {
    '@context': 'https://schema.org',
    '@graph': [
      businessOf(organisation, origin, page),
      crumbsOf(String(organisation.title), origin, page, wish.language),
    ],
  };
  const property = (name: string, content: string): string =>
    `<meta property="og:${name}" content="${content}">`;
  return [
    `<link rel="canonical" href="${address(wish.language)}">`,
    `<link rel="alternate" hreflang="el" href="${address('el')}">`,
    `<link rel="alternate" hreflang="en" href="${address('en')}">`,
    `<link rel="alternate" hreflang="x-default" href="${address('el')}">`,
    property('type', organisation ? 'place' : 'website'),
    property('site_name', wish.language === 'el' ? 'Σειρά' : 'Seira'),
    property('locale', LOCALES[wish.language]),
    property('title', titleIn(drawn.head).replaceAll('"', '&quot;')),
    property('description', descriptionIn(drawn.head)),
    property('url', address(wish.language)),
    property('image', attribute(new URL(String(image), origin).href)),
    '<meta name="twitter:card" content="summary_large_image">',
    graph &&
      `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)}</script>`,
  ]
    .filter(Boolean)
    .join('\n');
}
