import { toAthensIso } from '#common/calendar/athens.ts';
import { listingPath } from '#common/addresses.ts';
import { first } from '#server/db/client.ts';
import { endReviewPhoto } from '#server/repositories/reviews/reviewPhotos.ts';
import { countReviews } from '#server/repositories/reviews/reviews.ts';
import { nameIn } from '#server/repositories/organisations/english.ts';
import type { ModerationKind, Told } from './kind.ts';

interface WaitingReport {
  code: string;
  created_at: Date;
  by: string | null;
  message: string;
  author_name: string;
  rating: number;
  text: string;
  photo: string | null;
  slug: string;
  title: string;
}

interface Reader {
  user_id: number | null;
}

const tell = ({ user_id: userId }: Reader): Told['tell'] => (userId === null ? null : { userId });

/**
 * Reports of reviews. To approve one removes the review, settles its other reports and tells its
 * author; to return one leaves the review where it is.
 */
export const reviewReports: ModerationKind = {
  kind: 'report',

  count: async (db) =>
    (
      await first<{ count: number }>(
        db,
        "SELECT count(*) AS count FROM review_reports WHERE state = 'waiting'",
      )
    )?.count ?? 0,

  waiting: async (db, limit, language) =>
    (
      await db.query<WaitingReport>(
        `SELECT p.code, p.created_at, u.first_name || ' ' || u.last_name AS by, p.message,
                r.author_name, r.rating, r.text, r.photo, o.slug, ${nameIn(language, 'title')} AS title
           FROM review_reports p JOIN reviews r ON r.id = p.review_id
           JOIN organisations o ON o.id = r.organisation_id LEFT JOIN users u ON u.id = p.user_id
          WHERE p.state = 'waiting' ORDER BY p.created_at, p.id LIMIT $1`,
        [limit],
      )
    ).map((row) => ({
      code: row.code,
      created_at: toAthensIso(row.created_at),
      by: row.by,
      place: { slug: row.slug, title: row.title },
      title: row.title,
      text: row.message,
      facts: [
        { name: 'reported_author', value: row.author_name },
        { name: 'rating', value: String(row.rating) },
        { name: 'reported_text', value: row.text },
      ],
      pictures: row.photo === null ? [] : [row.photo],
    })),

  decide: async (tx, { code, decision, reason }) => {
    const review = await first<
      Reader & { id: number; organisation_id: number; slug: string; title: string; state: string }
    >(
      tx,
      `SELECT r.id, r.organisation_id, r.user_id, r.state, o.slug, o.title
         FROM reviews r JOIN organisations o ON o.id = r.organisation_id
        WHERE r.id = (SELECT review_id FROM review_reports WHERE code = $1)
          FOR NO KEY UPDATE OF r`,
      [code],
    );
    if (!review) return undefined;
    const settled = await tx.query<Reader & { code: string }>(
      `UPDATE review_reports SET state = $2
        WHERE review_id = $3 AND state = 'waiting' AND (code = $1 OR $2 = 'approved')
          AND EXISTS (SELECT FROM review_reports WHERE code = $1 AND state = 'waiting')
      RETURNING code, user_id`,
      [code, decision === 'approve' ? 'approved' : 'returned', review.id],
    );
    const own = settled.find((one) => one.code === code);
    if (!own) return undefined;
    const about = { title: review.title, path: listingPath(review.slug) };
    if (decision === 'return') return { tell: tell(own), ...about };
    const reports = settled
      .filter((one) => one !== own)
      .map((one) => ({ tell: tell(one), ...about, kind: 'report', decision }) as const);
    if (review.state !== 'published') return { tell: tell(own), ...about, others: reports };
    await tx.query("UPDATE reviews SET state = 'removed', reason = $2 WHERE id = $1", [
      review.id,
      reason,
    ]);
    await endReviewPhoto(tx, review.id);
    await countReviews(tx, review.organisation_id);
    const author = { tell: tell(review), ...about, kind: 'review', decision: 'return' } as const;
    return { tell: tell(own), ...about, others: [...reports, author] };
  },
};
