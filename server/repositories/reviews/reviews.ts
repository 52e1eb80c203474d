import { pick } from '#server/repositories/pick.ts';
import { toAthensIso } from '#common/calendar/athens.ts';
import type { Review } from '#common/contract/organisations.ts';
import type { ReviewPage } from '#common/contract/reviews/reviews.ts';
import { first, insertRow, type Queryable } from '#server/db/client.ts';
import { newCode } from '#server/lib/secrets/codes.ts';
import { attachPhotos, endPhotos } from '#server/repositories/photos/photos.ts';

/** A published review, as everybody sees it. */
export interface ReviewRow {
  code: string;
  author_name: string;
  author_image: string | null;
  rating: number;
  text: string;
  created_at: Date;
  edited_at: Date | null;
  reply_text: string | null;
  reply_at: Date | null;
  visited: boolean;
  photo: string | null;
}

export const REVIEW_COLUMNS = `r.code, r.author_name, r.author_image, r.rating, r.text, r.created_at, r.edited_at,
  r.reply_text, r.reply_at, r.photo, r.ticket_id IS NOT NULL AS visited`;

export const toReview = (row: ReviewRow): Review => ({
  ...pick(row, ['code', 'author_name', 'author_image', 'rating', 'text', 'visited', 'photo']),
  created_at: toAthensIso(row.created_at),
  edited_at: row.edited_at && toAthensIso(row.edited_at),
  reply:
    row.reply_text === null || row.reply_at === null
      ? null
      : { text: row.reply_text, created_at: toAthensIso(row.reply_at) },
});

export const reviewsOf = (
  db: Queryable,
  organisationId: number,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<ReviewRow[]> =>
  db.query(
    `SELECT ${REVIEW_COLUMNS} FROM reviews r
      WHERE r.organisation_id = $1 AND r.state = 'published'
      ORDER BY r.created_at DESC, r.id LIMIT $2 OFFSET $3`,
    [organisationId, limit, offset],
    'reviews',
  );

export async function starsOf(db: Queryable, organisationId: number): Promise<number[]> {
  const rows = await db.query<{ rating: number; count: number }>(
    `SELECT rating, count(*) AS count FROM reviews
      WHERE organisation_id = $1 AND state = 'published' GROUP BY rating`,
    [organisationId],
    'stars',
  );
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0);
}

/** A page of a place's reviews with a summary. */
export async function pageOfReviews(
  db: Queryable,
  organisationId: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<ReviewPage> {
  const offset = (page - 1) * perPage;
  const rows = await reviewsOf(db, organisationId, { limit: perPage, offset });
  const stars = await starsOf(db, organisationId);
  const count = stars.reduce((sum, number) => sum + number, 0);
  const points = stars.reduce((sum, number, index) => sum + number * (index + 1), 0);
  return {
    records: rows.map(toReview),
    current_page: page,
    total_pages: Math.ceil(count / perPage),
    offset,
    count,
    rating: count === 0 ? null : Math.round((points / count) * 10) / 10,
    stars,
  };
}

/**
 * Updates the rating and review count on cards, within the caller's transaction. Locks the place
 * first, so that the later of two changes counts both.
 */
export async function countReviews(tx: Queryable, organisationId: number): Promise<void> {
  await tx.query('SELECT FROM organisations WHERE id = $1 FOR NO KEY UPDATE', [organisationId]);
  await tx.query(
    `UPDATE organisations o SET rating = r.rating, reviews_count = r.count
       FROM (SELECT round(avg(rating), 1) AS rating, count(*) AS count FROM reviews
              WHERE organisation_id = $1 AND state = 'published') r
      WHERE o.id = $1`,
    [organisationId],
  );
}

/** The id and place of a published review; undefined if there is none. */
export const publishedReview = (
  db: Queryable,
  code: string,
): Promise<{ id: number; user_id: number | null; organisation: string } | undefined> =>
  first(
    db,
    `SELECT r.id, r.user_id, o.code AS organisation
       FROM reviews r JOIN organisations o ON o.id = r.organisation_id
      WHERE r.code = $1 AND r.state = 'published'`,
    [code],
  );

export interface NewReport {
  reviewId: number;
  userId: number;
  message: string;
  now: Date;
}

/** Reports a review to the moderators. A person's second report of the same review does nothing. */
export const reportReview = (
  db: Queryable,
  { reviewId, userId, message, now }: NewReport,
): Promise<unknown> =>
  insertRow(
    db,
    'review_reports',
    { code: newCode('rep'), review_id: reviewId, user_id: userId, message, created_at: now },
    'ON CONFLICT DO NOTHING',
  );

/** Sets or removes the photo of a review. @throws PhotoUnknown */
export async function setReviewPhoto(
  tx: Queryable,
  reviewId: number,
  code: string | null,
  by: { userId: number; now: Date },
): Promise<void> {
  const to = { subject: 'review', id: reviewId } as const;
  const [photo] = await attachPhotos(tx, to, code === null ? [] : [code], by);
  await tx.query('UPDATE reviews SET photo = $2 WHERE id = $1', [reviewId, photo?.url ?? null]);
}

/** Removes the photo of a review that moderators rejected. */
export async function endReviewPhoto(tx: Queryable, reviewId: number): Promise<void> {
  await endPhotos(tx, { subject: 'review', id: reviewId });
  await tx.query('UPDATE reviews SET photo = NULL WHERE id = $1', [reviewId]);
}
