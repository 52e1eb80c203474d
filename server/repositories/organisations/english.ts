import { slugOf } from '#common/greek/slug.ts';
import { defaultLanguage, type Language } from '#common/languages.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import { first, type Queryable } from '#server/db/client.ts';

export interface EnglishNames {
  title: string;
  address: string;
  city: string;
  district: string;
}

/** The code of a city, by its Greek name. */
export const cityCode = (greekCity: string): string => slugOf(greekCity) || greekCity;

/** SQL of a name of an organisation, `o`, in a language; the Greek one where there is no other. */
export const nameIn = (language: Language, name: keyof EnglishNames): string =>
  language === 'en' ? `coalesce(o.english->>'${name}', o.${name})` : `o.${name}`;

/** SQL of the title, the address and the city of `o` in the language that a column holds. */
export const namesFor = (column: string): string =>
  (['title', 'address', 'city'] as const)
    .map(
      (name) => `CASE ${column} WHEN 'en' THEN ${nameIn('en', name)} ELSE o.${name} END AS ${name}`,
    )
    .join(', ');

/** SQL of the title of a category, `c`, in a language. */
export const categoryIn = (language: Language): string =>
  language === 'en' ? 'coalesce(c.english_title, c.title)' : 'c.title';

/** A ticket that was just taken, with what its place is called in a language. */
export async function placeNamedIn(
  language: Language,
  db: Queryable,
  ticket: Ticket,
): Promise<Ticket> {
  if (language === defaultLanguage) return ticket;
  const names = await first<{ title: string; address: string; city: string }>(
    db,
    `SELECT ${nameIn(language, 'title')} AS title, ${nameIn(language, 'address')} AS address,
            ${nameIn(language, 'city')} AS city
       FROM organisations o WHERE o.slug = $1`,
    [ticket.organisation.slug],
    `place_names_${language}`,
  );
  return { ...ticket, organisation: { ...ticket.organisation, ...names } };
}
