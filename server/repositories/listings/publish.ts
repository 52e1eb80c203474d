import { athensTime } from '#common/calendar/athens.ts';
import type { SubmissionFields } from '#common/contract/places/submissions.ts';
import { slugOf } from '#common/greek/slug.ts';
import { counterNounFor } from '#common/counterNouns.ts';
import { cardPhoto } from '#common/photos.ts';
import { LOCKS } from '#server/db/advisoryLocks.ts';
import { columnOf, first, type Queryable } from '#server/db/client.ts';
import { record } from '#server/repositories/members/audit.ts';
import { movePhotos, photosOf } from '#server/repositories/photos/photos.ts';
import { showAuthor } from '#server/repositories/people/portraits.ts';
import { checkedColumns, listedColumns } from './publishedListing.ts';
import { planPlaces } from '#server/repositories/places/dailyLists.ts';
import { savePlace } from '#server/repositories/places/savePlace.ts';

export interface Submitted {
  id: number;
  user_id: number;
  fields: SubmissionFields;
}

/** Finds a free slug, e.g. `koureio-patra-2`. */
async function freeSlug(tx: Queryable, { title, city }: SubmissionFields): Promise<string> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.slugs]);
  const wanted = slugOf(`${title} ${city}`) || 'place';
  const taken = new Set(
    await columnOf<string>(
      tx,
      "SELECT slug FROM organisations WHERE slug = $1 OR slug LIKE $1 || '-%'",
      [wanted],
    ),
  );
  let slug = wanted;
  for (let n = 2; taken.has(slug); n += 1) slug = `${wanted}-${n}`;
  return slug;
}

/** The pin, or the centre of the places in the same city. */
async function positionOf(
  tx: Queryable,
  { latitude, longitude, city, country }: SubmissionFields,
): Promise<{ latitude: number | null; longitude: number | null }> {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  const found = await first<{ latitude: number | null; longitude: number | null }>(
    tx,
    `SELECT avg(latitude) AS latitude, avg(longitude) AS longitude FROM organisations
      WHERE search_fold(city) = search_fold($1) AND country = $2`,
    [city, country],
  );
  return found ?? { latitude: null, longitude: null };
}

/** The price in dollars, the unit of the form. */
const amountOf = ({ price }: SubmissionFields): number | null =>
  price === '' ? null : Number(price.replace(',', '.'));

/**
 * Creates a place from a listing, with its lists, search entry and photos. The author becomes its
 * owner.
 * @returns its slug
 */
export async function publishListing(
  tx: Queryable,
  { id, user_id: userId, fields }: Submitted,
  now: Date,
): Promise<string> {
  const photos = (await photosOf(tx, 'listing', [id])).get(id) ?? [];
  const slug = await freeSlug(tx, fields);
  const amount = amountOf(fields);
  const [main = null] = photos.map(({ url }) => cardPhoto(url));
  const price = {
    title: fields.price_title || fields.title,
    description: fields.price_description,
    amount,
    currency: 'USD',
  };
  const place = await savePlace(
    tx,
    {
      ...checkedColumns(fields),
      ...(await positionOf(tx, fields)),
      slug,
      category: fields.category,
      address: [fields.address, fields.zip].filter(Boolean).join(', '),
      description: fields.description,
      phone: fields.phone || null,
      email: fields.email || null,
      website: fields.website || null,
      opening_hours: fields.hours.filter(({ intervals }) => intervals.length > 0),
      counters: 1,
      counter_name: counterNounFor(fields.category),
      average_minutes: 10,
      daily_capacity: null,
    },
    now,
    {
      ...listedColumns(fields),
      author_id: userId,
      author_name: fields.owner,
      images: JSON.stringify(photos.map(({ url }) => ({ url }))),
      main_image: main,
      image: main,
      prices: JSON.stringify(amount === null ? [] : [price]),
    },
  );
  await showAuthor(tx, userId);
  await movePhotos(tx, { subject: 'listing', id }, { subject: 'organisation', id: place.id });
  await tx.query(
    "INSERT INTO members (organisation_id, user_id, role, created_at) VALUES ($1, $2, 'owner', $3)",
    [place.id, userId, now],
  );
  await planPlaces(tx, athensTime(now).date, [place.id]);
  await record(tx, { organisationId: place.id, userId, now }, 'add_place', place.code);
  await tx.query('UPDATE listings SET organisation_id = $2 WHERE id = $1', [id, place.id]);
  return slug;
}
