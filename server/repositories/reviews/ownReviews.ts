import { toAthensIso } from '#common/calendar/athens.ts';
import type { OwnReview, ReviewPayload } from '#common/contract/reviews/reviews.ts';
import { EDIT_HOURS } from '#common/reviews.ts';
import { first, updateRow, valueOf, type Db, type Queryable } from '#server/db/client.ts';
import { Refused, withIdempotency, type IdempotencyKey } from '#server/repositories/idempotency.ts';
import { newCode } from '#server/lib/secrets/codes.ts';
import { SHOWN_PORTRAIT } from '#server/repositories/people/portraits.ts';
import {
  countReviews,
  REVIEW_COLUMNS,
  setReviewPhoto,
  toReview,
  type ReviewRow,
} from './reviews.ts';

export interface OwnReviewRow extends ReviewRow {
  id: number;
  organisation_id: number;
  ticket_id: number | null;
  state: OwnReview['state'];
  reason: string | null;
  slug: string;
  title: string;
}

const OWN_REVIEW_COLUMNS = `${REVIEW_COLUMNS}, r.id, r.organisation_id, r.ticket_id, r.state, r.reason,
  o.slug, o.title`;
const FROM = 'FROM reviews r JOIN organisations o ON o.id = r.organisation_id';
const MOST = 100;

const editableUntil = ({ created_at: at, state }: OwnReviewRow, now: Date): Date | null => {
  const end = new Date(at.getTime() + EDIT_HOURS * 3_600_000);
  return end > now && (state === 'waiting' || state === 'published') ? end : null;
};

export const toOwnReview = (row: OwnReviewRow, now: Date): OwnReview => {
  const until = editableUntil(row, now);
  return {
    ...toReview(row),
    state: row.state,
    reason: row.reason,
    editable_until: until && toAthensIso(until),
    organisation: { slug: row.slug, title: row.title },
  };
};

/** A person's reviews of all places or one place, latest first. */
export const ownReviews = (
  db: Queryable,
  userId: number,
  slugOrCode: string | null,
): Promise<OwnReviewRow[]> =>
  db.query(
    `SELECT ${OWN_REVIEW_COLUMNS} ${FROM}
      WHERE r.user_id = $1 AND ($2::text IS NULL OR o.slug = $2 OR o.code = $2)
      ORDER BY r.id DESC LIMIT ${MOST}`,
    [userId, slugOrCode],
  );

const ownReview = (tx: Queryable, userId: number, code: string, lock = '') =>
  first<OwnReviewRow>(
    tx,
    `SELECT ${OWN_REVIEW_COLUMNS} ${FROM} WHERE r.user_id = $1 AND r.code = $2 ${lock}`,
    [userId, code],
  );

/** A person's latest visit to a place without a review; null if there is none. */
const visitOf = (tx: Queryable, userId: number, organisationId: number): Promise<number | null> =>
  valueOf(
    tx,
    `SELECT t.id FROM tickets t JOIN waiting_lists l ON l.id = t.waiting_list_id
      WHERE t.user_id = $1 AND l.organisation_id = $2 AND t.status = 'processed'
        AND NOT EXISTS (SELECT FROM reviews r WHERE r.ticket_id = t.id AND r.state <> 'returned')
      ORDER BY t.processed_at DESC, t.id DESC LIMIT 1`,
    [userId, organisationId],
  );

/**
 * `published` for a review of a visit by an author with a published review.
 */
const stateFor = async (
  tx: Queryable,
  userId: number,
  ticketId: number | null,
  code: string | null,
): Promise<'waiting' | 'published'> => {
  if (ticketId === null) return 'waiting';
  const known = await tx.query(
    `SELECT FROM reviews WHERE user_id = $1 AND state = 'published'
        AND code IS DISTINCT FROM $2 LIMIT 1`,
    [userId, code],
  );
  return known.length > 0 ? 'published' : 'waiting';
};

export interface NewReview extends ReviewPayload {
  userId: number;
  name: string;
  organisationId: number;
  idempotencyKey: IdempotencyKey | null;
  now: Date;
}

/**
 * Writes a review. Without an unreviewed visit, the review waits for a moderator, and the person
 * cannot write a second one.
 * @returns a refusal if the person has no review left for this place; undefined if a repeated request
 * finds its review deleted
 * @throws PhotoUnknown
 */
export const writeReview = (
  db: Db,
  review: NewReview,
): Promise<OwnReviewRow | Refused<'already_reviewed'> | undefined> =>
  db.transaction(async (tx) => {
    const { userId, organisationId, idempotencyKey, now } = review;
    const code = await withIdempotency(tx, idempotencyKey, { now }, async () => {
      // The lock serialises a person's reviews, so that requests do not use the same visit.
      await tx.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
      const ticketId = await visitOf(tx, userId, organisationId);
      const state = await stateFor(tx, userId, ticketId, null);
      const [written] = await tx.query<{ id: number; code: string }>(
        `INSERT INTO reviews (code, organisation_id, author_name, rating, text, created_at, user_id,
                              ticket_id, state, author_image)
         SELECT $1, $2, $3, $4, $5, $6, u.id, $8, $9, ${SHOWN_PORTRAIT}
           FROM users u WHERE u.id = $7 ON CONFLICT DO NOTHING RETURNING id, code`,
        [
          newCode('rev'),
          organisationId,
          review.name,
          review.rating,
          review.text,
          now,
          userId,
          ticketId,
          state,
        ],
      );
      if (!written) return new Refused('already_reviewed');
      await setReviewPhoto(tx, written.id, review.photo ?? null, { userId, now });
      if (state === 'published') await countReviews(tx, organisationId);
      return written.code;
    });
    return code instanceof Refused ? code : ownReview(tx, userId, code);
  });

/**
 * Changes a person's own review within the edit period. A review that was moderated is moderated
 * again.
 * @returns the review, `over` after the edit period, undefined if there is no such review
 * @throws PhotoUnknown
 */
export const editReview = (
  db: Db,
  { userId, code, now }: { userId: number; code: string; now: Date },
  { rating, text, photo }: ReviewPayload,
): Promise<OwnReviewRow | 'over' | undefined> =>
  db.transaction(async (tx) => {
    const row = await ownReview(tx, userId, code, 'FOR NO KEY UPDATE OF r');
    if (!row) return undefined;
    if (editableUntil(row, now) === null) return 'over';
    if (row.rating === rating && row.text === text && photo === undefined) return row;
    if (photo !== undefined) await setReviewPhoto(tx, row.id, photo, { userId, now });
    const state = await stateFor(tx, userId, row.ticket_id, code);
    await updateRow(tx, 'reviews', row.id, { rating, text, edited_at: now, state });
    await countReviews(tx, row.organisation_id);
    return ownReview(tx, userId, code);
  });
