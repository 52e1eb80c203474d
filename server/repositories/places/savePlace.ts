import { CATEGORY_TITLES, type CategoryName } from '#common/categories.ts';
import type { OpeningHours } from '#common/calendar/openingHours.ts';
import { first, insertRow, valueOf, type Queryable } from '#server/db/client.ts';
import { newCode } from '#server/lib/secrets/codes.ts';
import { indexOrganisation } from '#server/repositories/organisations/searchIndex.ts';
import { DAILY, markPlanned } from './dailyLists.ts';

/** A place as an operator or an owner describes it. Field names equal column names. */
export interface NewPlace {
  /** Identifies the place in addresses and in repeated imports. */
  slug: string;
  title: string;
  /** The icon name of the category. */
  category: string;
  address: string;
  city: string;
  district: string | null;
  description: string;
  phone: string | null;
  email: string | null;
  website: string | null;
  latitude: number | null;
  longitude: number | null;
  opening_hours: OpeningHours;
  counters: number;
  counter_name: string;
  average_minutes: number;
  daily_capacity: number | null;
}

/** The categories in the order of the home page. */
export const CATEGORY_ORDER = [
  'shops',
  'business',
  'restaurants',
  'salons',
  'fitness',
  'travel',
  'event',
  'hotels',
] as const satisfies CategoryName[];

/** The id of a category. Creates a missing category; an unknown one gets its icon name as title. */
export async function ensureCategory(tx: Queryable, icon: string): Promise<number> {
  const titles: Record<'el' | 'en', Record<string, string | undefined>> = CATEGORY_TITLES;
  await insertRow(
    tx,
    'categories',
    {
      code: `cat_${icon}`,
      title: titles.el[icon] ?? icon,
      english_title: titles.en[icon] ?? null,
      icon_name: icon,
      position: Math.max(0, (CATEGORY_ORDER as readonly string[]).indexOf(icon)),
    },
    'ON CONFLICT DO NOTHING',
  );
  const id = await valueOf<number>(tx, 'SELECT id FROM categories WHERE icon_name = $1', [icon]);
  return id!;
}

export const markVerified = (tx: Queryable, id: number): Promise<unknown> =>
  tx.query('UPDATE organisations SET verified = true WHERE id = $1', [id]);

/**
 * Creates or updates a place by slug, with its category and search entry. Deletes future lists
 * without tickets, so that they are created again from its hours.
 * @param more other columns; without them the place keeps its own, or becomes its own author
 */
export async function savePlace(
  tx: Queryable,
  { category, opening_hours: hours, ...columns }: NewPlace,
  now: Date,
  more: Record<string, unknown> = {},
): Promise<{ id: number; code: string; isNew: boolean }> {
  const { slug, title } = columns;
  const before = await first(tx, 'SELECT id FROM organisations WHERE slug = $1', [slug]);
  const written = {
    ...columns,
    opening_hours: JSON.stringify(hours),
    category_id: await ensureCategory(tx, category),
    list_pattern: DAILY,
    ...more,
  };
  const position = 'SELECT coalesce(max(position) + 1, 0) FROM organisations';
  const set = Object.keys(written).map((name) => `${name} = EXCLUDED.${name}`);
  const row = await insertRow<{ id: number; code: string }>(
    tx,
    'organisations AS o',
    {
      code: newCode('org'),
      author_name: title,
      position: await valueOf(tx, position),
      created_at: now,
      ...written,
    },
    `ON CONFLICT (slug) DO UPDATE SET
       ${set.join(', ')},
       english = CASE WHEN (o.title, o.address, o.city) =
         (EXCLUDED.title, EXCLUDED.address, EXCLUDED.city)
         THEN o.english - ARRAY['description', 'prices', 'tags'] END
     RETURNING id, code`,
  );
  await markPlanned(tx, row!.id, null);
  await tx.query(
    `DELETE FROM waiting_lists WHERE organisation_id = $1 AND issued = 0
        AND released_on > ($2::timestamptz AT TIME ZONE 'Europe/Athens')::date`,
    [row!.id, now],
  );
  await indexOrganisation(tx, row!.id);
  return { ...row!, isNew: before === undefined };
}
