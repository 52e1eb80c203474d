import { isDeepStrictEqual } from 'node:util';
import type { Organisation } from '#common/contract/organisations.ts';
import {
  CHECKED_FIELDS,
  type CheckedFields,
  type PublishedFields,
  type PublishedListing,
  type PublishedListingPayload,
} from '#common/contract/places/submissions.ts';
import { NETWORKS } from '#common/listing.ts';
import { cardPhoto } from '#common/photos.ts';
import { first, updateRow, type Db, type Queryable } from '#server/db/client.ts';
import { newCode } from '#server/lib/secrets/codes.ts';
import { record } from '#server/repositories/members/audit.ts';
import type { MemberPlace } from '#server/repositories/members/members.ts';
import { indexOrganisation } from '#server/repositories/organisations/searchIndex.ts';
import { pick } from '#server/repositories/pick.ts';
import { attachPhotos, photosOf } from '#server/repositories/photos/photos.ts';
import { replanLists } from '#server/repositories/places/dailyLists.ts';
import { ensureCategory, type NewPlace } from '#server/repositories/places/savePlace.ts';

interface Row extends Omit<
  NewPlace,
  'slug' | 'counters' | 'counter_name' | 'average_minutes' | 'daily_capacity'
> {
  listing_version: number;
  country: string;
  links: Partial<Record<(typeof NETWORKS)[number], string>>;
  tags: string[];
  amenities: string[];
  prices: NonNullable<Organisation['prices']>;
}

/** The public listing; `FOR NO KEY UPDATE` before a change. */
const rowOf = async (db: Queryable, id: number, lock: '' | 'FOR NO KEY UPDATE OF o' = '') =>
  (await first<Row>(
    db,
    `SELECT o.listing_version, o.title, c.icon_name AS category, o.address, o.city, o.district,
            o.country, o.latitude, o.longitude, o.description, o.phone, o.email, o.website, o.links,
            o.tags, o.amenities, o.opening_hours, o.prices
       FROM organisations o JOIN categories c ON c.id = o.category_id WHERE o.id = $1 ${lock}`,
    [id],
  ))!;

const toFields = ({ prices: [price], links, ...row }: Row): PublishedFields => ({
  ...pick(row, ['title', 'category', 'address', 'city']),
  state: row.district ?? '',
  ...pick(row, ['country', 'latitude', 'longitude', 'description']),
  phone: row.phone ?? '',
  email: row.email ?? '',
  website: row.website ?? '',
  facebook: links.facebook ?? '',
  twitter: links.twitter ?? '',
  google_plus: links.google_plus ?? '',
  linked_in: links.linked_in ?? '',
  keywords: row.tags,
  amenities: row.amenities,
  hours: row.opening_hours,
  price_title: price?.title ?? '',
  price: price ? String(price.amount) : '',
  price_description: price?.description ?? '',
});

/** The listing of a place with its pending or last returned change. */
export async function publishedListing(db: Queryable, id: number): Promise<PublishedListing> {
  const row = await rowOf(db, id);
  const change = await first<{ state: string; fields: CheckedFields; reason: string | null }>(
    db,
    `SELECT state, fields, reason FROM listing_changes WHERE organisation_id = $1
      ORDER BY id DESC LIMIT 1`,
    [id],
  );
  return {
    version: row.listing_version,
    fields: toFields(row),
    photos: (await photosOf(db, 'organisation', [id])).get(id) ?? [],
    waiting: change?.state === 'submitted' ? change.fields : null,
    returned:
      change?.state === 'returned' ? { fields: change.fields, reason: change.reason ?? '' } : null,
  };
}

/** The columns that identify a place, except its category. */
export const checkedColumns = (fields: PublishedFields) => ({
  ...pick(fields, ['title', 'address', 'city', 'country', 'latitude', 'longitude']),
  district: fields.state || null,
});

export const listedColumns = (fields: PublishedFields) => ({
  links: JSON.stringify(
    Object.fromEntries(NETWORKS.filter((name) => fields[name]).map((name) => [name, fields[name]])),
  ),
  tags: JSON.stringify(fields.keywords),
  amenities: JSON.stringify(fields.amenities),
});

/** Writes the fields that identify a place. Deletes English names that no longer match. */
async function writeChecked(tx: Queryable, id: number, fields: PublishedFields, before: Row) {
  const isNamedAnew = (['title', 'address', 'city'] as const).some(
    (name) => fields[name] !== before[name],
  );
  await updateRow(tx, 'organisations', id, {
    ...checkedColumns(fields),
    category_id: await ensureCategory(tx, fields.category),
    listing_version: before.listing_version + 1,
    ...(isNamedAnew && { english: null }),
  });
}

/** Replaces the first price with that of the form and keeps the other prices of the place. */
function pricesWith(before: NonNullable<Organisation['prices']>, fields: PublishedFields) {
  const [first, ...others] = before;
  if (fields.price === '') return others;
  const price = {
    currency: 'USD',
    ...first,
    title: fields.price_title || fields.title,
    description: fields.price_description,
    amount: Number(fields.price.replace(',', '.')),
  };
  return [price, ...others];
}

const wordsOf = ({ title, description }: { title: string; description?: string | null }) => [
  title,
  description,
];

/** Writes the other fields. Deletes English texts that no longer match. */
async function writeOtherFields(tx: Queryable, id: number, fields: PublishedFields, before: Row) {
  const prices = pricesWith(before.prices, fields);
  const changed = [
    ...(fields.description === before.description ? [] : ['description']),
    ...(isDeepStrictEqual(prices.map(wordsOf), before.prices.map(wordsOf)) ? [] : ['prices']),
    ...(isDeepStrictEqual(fields.keywords, before.tags) ? [] : ['tags']),
  ];
  await tx.query('UPDATE organisations SET english = english - $2::text[] WHERE id = $1', [
    id,
    changed,
  ]);
  await updateRow(tx, 'organisations', id, {
    ...listedColumns(fields),
    description: fields.description,
    phone: fields.phone || null,
    email: fields.email || null,
    website: fields.website || null,
    opening_hours: JSON.stringify(fields.hours),
    prices: JSON.stringify(prices),
    listing_version: before.listing_version + 1,
  });
}

/** A place that never had its own photo keeps its generated pictures. */
async function writePhotos(
  tx: Queryable,
  id: number,
  codes: readonly string[],
  by: { userId: number; now: Date },
): Promise<boolean> {
  const subject = { subject: 'organisation', id } as const;
  const before = ((await photosOf(tx, 'organisation', [id])).get(id) ?? []).map(({ code }) => code);
  if (isDeepStrictEqual(before, codes)) return false;
  const photos = await attachPhotos(tx, subject, codes, by);
  const [main = null] = photos.map(({ url }) => cardPhoto(url));
  await tx.query(
    `UPDATE organisations SET images = $2::jsonb, main_image = $3, image = $3,
            listing_version = listing_version + 1 WHERE id = $1`,
    [id, JSON.stringify(photos.map(({ url }) => ({ url }))), main],
  );
  return true;
}

/** Submits the differences to moderators. Withdraws a pending change without differences. */
async function submitChange(
  tx: Queryable,
  { id, userId, now }: { id: number; userId: number; now: Date },
  change: CheckedFields,
): Promise<void> {
  if (Object.keys(change).length === 0) {
    await tx.query(
      "DELETE FROM listing_changes WHERE organisation_id = $1 AND state = 'submitted'",
      [id],
    );
    return;
  }
  await tx.query(
    `INSERT INTO listing_changes (code, organisation_id, user_id, fields, submitted_at)
     VALUES ($1, $2, $3, $4::jsonb, $5)
     ON CONFLICT (organisation_id) WHERE state = 'submitted'
     DO UPDATE SET fields = EXCLUDED.fields, user_id = EXCLUDED.user_id,
       submitted_at = EXCLUDED.submitted_at
       WHERE listing_changes.fields <> EXCLUDED.fields`,
    [newCode('chg'), id, userId, JSON.stringify(change), now],
  );
}

/**
 * Changes a published listing. Descriptive fields change immediately, with the lists and the search
 * entry. Fields that identify the place change after a moderator approves them.
 * @returns `conflict` if somebody changed the listing since that version
 * @throws PhotoUnknown
 */
export const changePublishedListing = (
  db: Db,
  by: { place: MemberPlace; userId: number; now: Date; today: string },
  { version, fields, photos }: PublishedListingPayload,
): Promise<PublishedListing | 'conflict'> =>
  db.transaction(async (tx) => {
    const { place, userId, now } = by;
    const row = await rowOf(tx, place.id, 'FOR NO KEY UPDATE OF o');
    if (row.listing_version !== version) return 'conflict';
    const before = toFields(row);
    const differs = (name: keyof PublishedFields) => !isDeepStrictEqual(fields[name], before[name]);
    const names = Object.keys(before) as (keyof PublishedFields)[];
    const checked: readonly string[] = CHECKED_FIELDS;
    const changed = names.filter((name) => !checked.includes(name) && differs(name));
    if (changed.length > 0) await writeOtherFields(tx, place.id, fields, row);
    const hasNewPhotos = await writePhotos(tx, place.id, photos, { userId, now });
    const waiting = CHECKED_FIELDS.filter(differs);
    await submitChange(
      tx,
      { ...by, id: place.id },
      Object.fromEntries(waiting.map((name) => [name, fields[name]])),
    );
    if (changed.includes('hours')) await replanLists(tx, place.id, by.today);
    if (changed.length > 0) await indexOrganisation(tx, place.id);
    await record(tx, { organisationId: place.id, userId, now }, 'change_listing', place.code, {
      changed: [...changed, ...(hasNewPhotos ? ['photos'] : [])],
      waiting,
    });
    return publishedListing(tx, place.id);
  });

/** Publishes an owner's change that a moderator approved. */
export async function approveChange(
  tx: Queryable,
  { id, fields }: { id: number; fields: CheckedFields },
): Promise<void> {
  const row = await rowOf(tx, id, 'FOR NO KEY UPDATE OF o');
  await writeChecked(tx, id, { ...toFields(row), ...fields }, row);
  await indexOrganisation(tx, id);
}
