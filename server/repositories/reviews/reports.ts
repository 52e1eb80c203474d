import type { Queryable } from '#server/db/client.ts';
import { newCode } from '#server/lib/secrets/codes.ts';

export interface NewReport {
  reviewId: number;
  userId: number;
  message: string;
  now: Date;
}

/** Reports a review to the moderators; somebody's second report of the same one does nothing. */
export const reportReview = (
  db: Queryable,
  { reviewId, userId, message, now }: NewReport,
): Promise<unknown> =>
  db.query(
    `INSERT INTO review_reports (code, review_id, user_id, message, created_at)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [newCode('rep'), reviewId, userId, message, now],
  );
