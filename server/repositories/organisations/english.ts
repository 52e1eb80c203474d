import { slugOf } from '#common/greek/slug.ts';
import { defaultLanguage, type Language } from '#common/languages.ts';
import type { Organisation } from '#common/contract/organisations.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import type { Queryable } from '#server/db/client.ts';

/** Only sample places have them. */
export interface EnglishTexts {
  description?: string;
  /** In the order of the Greek prices. */
  prices?: { title: string; description: string }[];
  tags?: string[];
}

export interface EnglishNames {
  title: string;
  address: string;
  city: string;
  district: string;
}

const NAMES = ['title', 'address', 'city'] as const;

/** The columns of `namesIn` and `namesFor`. */
export type PlaceNames = Pick<EnglishNames, (typeof NAMES)[number]>;

type Price = NonNullable<Organisation['prices']>[number];

/** The description and the prices of a place in a language, where it has them. */
export const textsIn = (
  language: Language,
  place: { english: EnglishTexts | null; description: string; prices: Price[] },
) => {
  const english = language === 'en' ? place.english : null;
  return {
    description: english?.description ?? place.description,
    prices: place.prices.map((price, at) => ({ ...price, ...english?.prices?.[at] })),
  };
};

/** The code of a city, by its Greek name. */
export const cityCode = (greekCity: string): string => slugOf(greekCity) || greekCity;

/** SQL of a name of the organisation `o` in a language; falls back to Greek. */
export const nameIn = (language: Language, name: keyof EnglishNames): string =>
  language === 'en' ? `coalesce(o.english->>'${name}', o.${name})` : `o.${name}`;

/** SQL columns of title, address and city of `o` in a language. */
export const namesIn = (language: Language): string =>
  NAMES.map((name) => `${nameIn(language, name)} AS ${name}`).join(', ');

/** SQL of title, address and city of `o` in the language that a column holds. */
export const namesFor = (column: string): string =>
  NAMES.map(
    (name) => `CASE ${column} WHEN 'en' THEN ${nameIn('en', name)} ELSE o.${name} END AS ${name}`,
  ).join(', ');

/** SQL of the keywords of `o` in a language, where it has them. */
export const tagsIn = (language: Language): string =>
  language === 'en' ? "coalesce(o.english->'tags', o.tags)" : 'o.tags';

export const categoryIn = (language: Language): string =>
  language === 'en' ? 'coalesce(c.english_title, c.title)' : 'c.title';

/** A place in a response: its slug and Greek names. */
type Named = Pick<EnglishNames, 'title'> & Partial<EnglishNames> & { slug: string };

/** Replaces the names of places in a response by those of a language, where they have them. */
export async function placesNamedIn<Place extends Named>(
  language: Language,
  db: Queryable,
  places: readonly Place[],
): Promise<Place[]> {
  if (language === defaultLanguage || places.length === 0) return [...places];
  const rows = await db.query<Record<string, string>>(
    `SELECT o.slug, ${namesIn(language)} FROM organisations o WHERE o.slug = ANY ($1)`,
    [places.map(({ slug }) => slug)],
    `place_names_${language}`,
  );
  const named = new Map(rows.map((row) => [row.slug, row]));
  return places.map((place) => {
    const names = Object.entries(named.get(place.slug) ?? {}).filter(([name]) => name in place);
    return { ...place, ...Object.fromEntries(names) };
  });
}

/** A new ticket with the names of its place in a language. */
export async function placeNamedIn(
  language: Language,
  db: Queryable,
  ticket: Ticket,
): Promise<Ticket> {
  const [organisation] = await placesNamedIn(language, db, [ticket.organisation]);
  const { service } = ticket;
  if (!service || language === 'el') return { ...ticket, organisation: organisation! };
  const [english] = await db.query<{ name: string }>(
    "SELECT coalesce(nullif(name_en, ''), name) AS name FROM services WHERE code = $1",
    [service.code],
  );
  return { ...ticket, organisation: organisation!, service: { ...service, ...english } };
}
