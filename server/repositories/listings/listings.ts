import type { SubmissionFields } from '#common/contract/places/submissions.ts';
import type { ListingState } from '#common/listing.ts';
import { first, type Db, type Queryable } from '#server/db/client.ts';
import { Refused, withIdempotency, type IdempotencyKey } from '#server/repositories/idempotency.ts';
import { newCode } from '#server/lib/secrets/codes.ts';
import {
  attachPhotos,
  toPhoto,
  type PhotoRow,
  type StoredPhoto,
} from '#server/repositories/photos/photos.ts';

/** Unpublished listings of a person. */
export const LISTINGS_MAX = 20;

interface ListingRow {
  id: number;
  code: string;
  state: ListingState;
  fields: SubmissionFields;
  reason: string | null;
  slug: string | null;
  created_at: Date;
  updated_at: Date;
  submitted_at: Date | null;
  decided_at: Date | null;
}

export interface ListingWithPhotos extends ListingRow {
  photos: StoredPhoto[];
}

export interface WrittenListing {
  fields: SubmissionFields;
  photos: readonly string[];
  submit: boolean;
  now: Date;
}

/** Includes the photos of the listing or, once published, those of its organisation. */
const SELECT = `SELECT l.id, l.code, l.state, l.fields, l.reason, o.slug, l.created_at,
    l.updated_at, l.submitted_at, l.decided_at,
    (SELECT coalesce(jsonb_agg(to_jsonb(p) ORDER BY p.position, p.id), '[]') FROM photos p
      WHERE p.listing_id = l.id OR p.organisation_id = l.organisation_id) AS photos
  FROM listings l LEFT JOIN organisations o ON o.id = l.organisation_id`;

const select = async (db: Queryable, where: string, id: number): Promise<ListingWithPhotos[]> =>
  (await db.query<ListingRow & { photos: PhotoRow[] }>(`${SELECT} ${where}`, [id])).map(
    ({ photos, ...row }) => ({ ...row, photos: photos.map(toPhoto) }),
  );

export const listingsOf = (db: Queryable, userId: number): Promise<ListingWithPhotos[]> =>
  select(db, 'WHERE l.user_id = $1 ORDER BY l.id DESC', userId);

const listingOf = async (db: Queryable, id: number): Promise<ListingWithPhotos> =>
  (await select(db, 'WHERE l.id = $1', id))[0]!;

/** Writes the fields of a listing. The caller's transaction holds its lock. @throws PhotoUnknown */
async function write(
  tx: Queryable,
  { id, userId }: { id: number; userId: number },
  { fields, photos, submit, now }: WrittenListing,
): Promise<ListingWithPhotos> {
  await tx.query(
    `UPDATE listings SET fields = $2::jsonb, updated_at = $3,
            state = CASE WHEN $4 THEN 'submitted' ELSE state END,
            submitted_at = CASE WHEN $4 THEN $3 ELSE submitted_at END
      WHERE id = $1`,
    [id, JSON.stringify(fields), now, submit],
  );
  await attachPhotos(tx, { subject: 'listing', id }, photos, { userId, now });
  return listingOf(tx, id);
}

/**
 * Creates a listing.
 * @returns a refusal at the maximum of unpublished listings; undefined if a repeated request finds its
 * listing deleted
 * @throws PhotoUnknown
 */
export const addListing = (
  db: Db,
  { userId, idempotencyKey }: { userId: number; idempotencyKey: IdempotencyKey | null },
  written: WrittenListing,
): Promise<ListingWithPhotos | Refused<'too_many_listings'> | undefined> =>
  db.transaction(async (tx) => {
    const id = await withIdempotency(tx, idempotencyKey, { now: written.now }, async () => {
      // The lock serialises a person's new listings, so that the count is exact.
      await tx.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
      const open = await tx.query(
        "SELECT FROM listings WHERE user_id = $1 AND state <> 'published' LIMIT $2",
        [userId, LISTINGS_MAX],
      );
      if (open.length === LISTINGS_MAX) return new Refused('too_many_listings');
      const row = await first<{ id: number }>(
        tx,
        `INSERT INTO listings (code, user_id, fields, created_at, updated_at)
         VALUES ($1, $2, $3::jsonb, $4, $4) RETURNING id`,
        [newCode('lis'), userId, JSON.stringify(written.fields), written.now],
      );
      await write(tx, { id: row!.id, userId }, written);
      return row!.id;
    });
    return id instanceof Refused ? id : listingOf(tx, id);
  });

const lock = (tx: Queryable, userId: number, code: string) =>
  first<{ id: number; state: ListingState }>(
    tx,
    'SELECT id, state FROM listings WHERE user_id = $1 AND code = $2 FOR NO KEY UPDATE',
    [userId, code],
  );

/**
 * Changes a listing that is a draft or was returned. Submitting a pending listing again returns the
 * pending one, so that a repeat changes nothing.
 * @returns undefined if the person has no such listing; `not_now` if it is pending or published
 * @throws PhotoUnknown
 */
export const changeListing = (
  db: Db,
  { userId, code }: { userId: number; code: string },
  written: WrittenListing,
): Promise<ListingWithPhotos | 'not_now' | undefined> =>
  db.transaction(async (tx) => {
    const row = await lock(tx, userId, code);
    if (!row) return undefined;
    if (row.state === 'draft' || row.state === 'returned') {
      return write(tx, { id: row.id, userId }, written);
    }
    return row.state === 'submitted' && written.submit ? listingOf(tx, row.id) : 'not_now';
  });

/**
 * Deletes an unpublished listing and detaches its photos.
 * @returns undefined if there is none; `not_now` if it is published
 */
export const deleteListing = (
  db: Db,
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<'deleted' | 'not_now' | undefined> =>
  db.transaction(async (tx) => {
    const row = await lock(tx, userId, code);
    if (!row) return undefined;
    if (row.state === 'published') return 'not_now';
    await attachPhotos(tx, { subject: 'listing', id: row.id }, [], { userId, now });
    await tx.query('DELETE FROM listings WHERE id = $1', [row.id]);
    return 'deleted';
  });
