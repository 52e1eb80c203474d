import { listingPath } from '#common/addresses.ts';
import { first } from '#server/db/client.ts';
import { endReviewPhoto } from '#server/repositories/reviews/reviewPhotos.ts';
import { countReviews } from '#server/repositories/reviews/reviews.ts';
import { nameIn } from '#server/repositories/organisations/english.ts';
import type { ModerationKind, PendingRow, Told } from './kind.ts';

interface ReportRow extends PendingRow {
  author_name: string;
  rating: number;
  reported: string;
}

interface Reader {
  user_id: number | null;
}

const tell = ({ user_id: userId }: Reader): Told['tell'] => (userId === null ? null : { userId });

/**
 * Reports of reviews. To approve one removes the review, settles its other reports and tells its
 * author; to return one leaves the review where it is.
 */
export const reviewReports: ModerationKind<ReportRow> = {
  kind: 'report',

  from: () => `FROM review_reports p JOIN reviews r ON r.id = p.review_id
    JOIN organisations o ON o.id = r.organisation_id LEFT JOIN users u ON u.id = p.user_id
    WHERE p.state = 'waiting'`,
  columns: (language) => `p.id, p.code, p.created_at, p.message AS text, r.author_name, r.rating,
    r.text AS reported, r.photo, o.slug, ${nameIn(language, 'title')} AS title,
    u.first_name || ' ' || u.last_name AS by`,
  items: (rows) =>
    rows.map(({ author_name, rating, reported }) => ({
      facts: [
        { name: 'reported_author', value: author_name },
        { name: 'rating', value: String(rating) },
        { name: 'reported_text', value: reported },
      ],
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
