import type { Category, City } from '#common/contract/organisations.ts';
import type { Language } from '#common/languages.ts';
import type { Queryable } from '#server/db/client.ts';
import { categoryIn, cityCode, nameIn } from './english.ts';

/** All cities with places, ordered by the number of places. */
export async function listCities(db: Queryable, language: Language): Promise<City[]> {
  const rows = await db.query<{ city: string; name: string; number: number }>(
    `SELECT n.city, ${nameIn(language, 'city')} AS name, n.number
       FROM (SELECT city, count(*) AS number, min(id) AS id FROM organisations GROUP BY city) n
       JOIN organisations o ON o.id = n.id ORDER BY n.number DESC, n.city`,
  );
  return rows.map(({ city, name, number }) => ({
    code: cityCode(city),
    name,
    organisations_count: number,
  }));
}

/** Greek names of cities by code. Unknown codes are skipped. */
export async function cityNames(db: Queryable, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  // Skips from city to city along the index. Grouping would read every place.
  const rows = await db.query<{ city: string }>(
    `WITH RECURSIVE found AS (
       SELECT min(city) AS city FROM organisations
       UNION ALL
       SELECT (SELECT min(n.city) FROM organisations n WHERE n.city > found.city)
         FROM found WHERE found.city IS NOT NULL
     ) SELECT city FROM found WHERE city IS NOT NULL`,
    [],
    'cities',
  );
  return rows.map(({ city }) => city).filter((city) => codes.includes(cityCode(city)));
}

export const listCategories = (db: Queryable, language: Language): Promise<Category[]> =>
  db.query<Category>(
    `SELECT c.code, ${categoryIn(language)} AS title, c.icon_name, coalesce(sum(k.number), 0)::bigint AS organisations_count
       FROM categories c LEFT JOIN organisation_counts k ON k.category_id = c.id
      GROUP BY c.id ORDER BY c.position, c.id`,
    [],
    `categories_${language}`,
  );
