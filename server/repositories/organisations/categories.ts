import type { Queryable } from '#server/db/client.ts';
import type { Category } from '#common/contract/organisations.ts';
import type { Language } from '#common/languages.ts';
import { categoryIn } from './english.ts';

/** All categories in their order, each with the number of its organisations. */
export const listCategories = (db: Queryable, language: Language): Promise<Category[]> =>
  db.query<Category>(
    `SELECT c.code, ${categoryIn(language)} AS title, c.icon_name, coalesce(sum(k.number), 0)::bigint AS organisations_count
       FROM categories c LEFT JOIN organisation_counts k ON k.category_id = c.id
      GROUP BY c.id ORDER BY c.position, c.id`,
    [],
    `categories_${language}`,
  );
