import { CATEGORY_TITLES } from '#common/categories.ts';
import type { Organisation } from '#common/contract/organisations.ts';
import { cardPhoto } from '#common/photos.ts';
import type { OpeningHours } from '#common/calendar/openingHours.ts';
import { first, updateRow, type Queryable } from '#server/db/client.ts';
import { newCode } from '#server/lib/secrets/codes.ts';
import type { EnglishNames } from '#server/repositories/organisations/english.ts';
import { indexOrganisations } from '#server/repositories/organisations/searchIndex.ts';
import { showAuthor } from '#server/repositories/people/portraits.ts';
import { DAILY } from './dailyLists.ts';

/** A place as an operator or an owner describes it. */
export interface NewPlace {
  /** Names it in addresses, and tells whether it is there already. */
  slug: string;
  title: string;
  category: { title: string; icon: string; position: number };
  address: string;
  city: string;
  district: string | null;
  description: string;
  phone: string | null;
  email: string | null;
  website: string | null;
  latitude: number | null;
  longitude: number | null;
  openingHours: OpeningHours;
  counters: number;
  counterName: string;
  averageMinutes: number;
  dailyCapacity: number | null;
  /** Fields of listings only; without them the place keeps its own, or is its own author. */
  listing?: {
    authorId: number;
    authorName: string;
    country: string;
    tags: string[];
    amenities: string[];
    images: { url: string }[];
    prices: Organisation['prices'];
    links: Record<string, string>;
  };
}

export interface SavedPlace {
  id: number;
  code: string;
  isNew: boolean;
}

/** Writes the fields of listings. @returns the tags */
async function describe(
  tx: Queryable,
  id: number,
  listing: NonNullable<NewPlace['listing']>,
): Promise<string[]> {
  const [main = null] = listing.images.map(({ url }) => cardPhoto(url));
  await updateRow(tx, 'organisations', id, {
    author_id: listing.authorId,
    author_name: listing.authorName,
    country: listing.country,
    tags: JSON.stringify(listing.tags),
    amenities: JSON.stringify(listing.amenities),
    images: JSON.stringify(listing.images),
    main_image: main,
    image: main,
    prices: JSON.stringify(listing.prices),
    links: JSON.stringify(listing.links),
  });
  await showAuthor(tx, listing.authorId);
  return listing.tags;
}

/** Writes a category that is not there yet. @returns its English title */
export async function ensureCategory(
  tx: Queryable,
  { title, icon, position }: NewPlace['category'],
): Promise<string | null> {
  const english = (CATEGORY_TITLES.en as Record<string, string>)[icon] ?? null;
  await tx.query(
    `INSERT INTO categories (code, title, icon_name, position, english_title)
     VALUES ('cat_' || $2::text, $1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [title, icon, position, english],
  );
  return english;
}

/** Marks a place whose owner was checked. */
export const markVerified = (tx: Queryable, id: number): Promise<unknown> =>
  tx.query('UPDATE organisations SET verified = true WHERE id = $1', [id]);

/**
 * Writes a place with its category and its entry in the search index; the place with the same slug
 * is brought to these values. Lists of later days that nobody has a number of are removed, so that
 * they are made again by its hours.
 */
export async function savePlace(tx: Queryable, place: NewPlace, now: Date): Promise<SavedPlace> {
  const { category } = place;
  const english = await ensureCategory(tx, category);
  const before = await first<{ id: number }>(tx, 'SELECT id FROM organisations WHERE slug = $1', [
    place.slug,
  ]);
  const row = (await first<{
    id: number;
    code: string;
    category: string;
    tags: string[];
    english: EnglishNames | null;
  }>(
    tx,
    `INSERT INTO organisations AS o (code, slug, category_id, title, address, city, district,
       description, phone, email, website, latitude, longitude, opening_hours, counters,
       counter_name, average_minutes, daily_capacity, author_name, list_pattern, position, created_at)
     VALUES ($1, $2, (SELECT id FROM categories WHERE icon_name = $3), $4, $5, $6, $7, $8, $9, $10,
       $11, $12, $13, $14::jsonb, $15, $16, $17, $18, $4, '${DAILY}',
       (SELECT coalesce(max(position) + 1, 0) FROM organisations), $19)
     ON CONFLICT (slug) DO UPDATE SET category_id = EXCLUDED.category_id, title = EXCLUDED.title,
       address = EXCLUDED.address, city = EXCLUDED.city, district = EXCLUDED.district,
       description = EXCLUDED.description, phone = EXCLUDED.phone, email = EXCLUDED.email,
       website = EXCLUDED.website, latitude = EXCLUDED.latitude, longitude = EXCLUDED.longitude,
       opening_hours = EXCLUDED.opening_hours, counters = EXCLUDED.counters,
       counter_name = EXCLUDED.counter_name, average_minutes = EXCLUDED.average_minutes,
       daily_capacity = EXCLUDED.daily_capacity, list_pattern = EXCLUDED.list_pattern,
       english = CASE WHEN (o.title, o.address, o.city) =
         (EXCLUDED.title, EXCLUDED.address, EXCLUDED.city) THEN o.english END
     RETURNING o.id, o.code, o.tags, o.english,
       (SELECT title FROM categories c WHERE c.id = o.category_id) AS category`,
    [
      newCode('org'),
      place.slug,
      category.icon,
      place.title,
      place.address,
      place.city,
      place.district,
      place.description,
      place.phone,
      place.email,
      place.website,
      place.latitude,
      place.longitude,
      JSON.stringify(place.openingHours),
      place.counters,
      place.counterName,
      place.averageMinutes,
      place.dailyCapacity,
      now,
    ],
  ))!;
  if (place.listing) row.tags = await describe(tx, row.id, place.listing);
  await tx.query(
    `DELETE FROM waiting_lists WHERE organisation_id = $1 AND issued = 0
        AND released_on > ($2::timestamptz AT TIME ZONE 'Europe/Athens')::date`,
    [row.id, now],
  );
  await indexOrganisations(tx, [
    {
      id: row.id,
      title: place.title,
      category: { title: row.category, english, icon: category.icon },
      english: row.english,
      tags: row.tags,
      address: place.address,
      city: place.city,
      district: place.district ?? '',
      description: place.description,
    },
  ]);
  return { id: row.id, code: row.code, isNew: before === undefined };
}
