import type { Queryable } from '#server/db/client.ts';
import type { Category } from '#common/contract/organisations.ts';

/** All categories in their order, each with the number of its organisations. */
export const listCategories = (db: Queryable): Promise<Category[]> =>
  db.query<Category>(
    `SELECT c.code, c.title, c.icon_name, coalesce(sum(k.number), 0)::bigint AS organisations_count
       FROM categories c LEFT JOIN organisation_counts k ON k.category_id = c.id
      GROUP BY c.id ORDER BY c.position, c.id`,
    [],
    'categories',
  );
