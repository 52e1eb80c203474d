import { athensTime } from '#common/calendar/athens.ts';
import { updateRow } from '#server/db/client.ts';
import { countReviews, endReviewPhoto } from '#server/repositories/reviews/reviews.ts';
import { nameIn } from '#server/repositories/organisations/english.ts';
import { aboutPlace, lockRow, type ModerationKind, type PendingRow } from './kind.ts';

interface ReviewRow extends PendingRow {
  organisation_id: number;
  rating: number;
  visited_at: Date | null;
  published: number;
}

/** Reviews that a moderator must publish: those without a visit, and a person's first. */
export const reviews: ModerationKind<ReviewRow> = {
  kind: 'review',
  alias: 'r',
  from: () => `FROM reviews r JOIN organisations o ON o.id = r.organisation_id
    LEFT JOIN tickets t ON t.id = r.ticket_id WHERE r.state = 'waiting'`,
  columns: (language) => `r.id, r.code, r.user_id, r.organisation_id,
    coalesce(r.edited_at, r.created_at) AS created_at, r.author_name AS by, r.rating, r.text,
    r.photo, o.slug, ${nameIn(language, 'title')} AS title, t.processed_at AS visited_at,
    (SELECT count(*) FROM reviews p
      WHERE p.user_id = r.user_id AND p.state = 'published') AS published`,
  items: (rows) =>
    rows.map(({ rating, visited_at, published }) => ({
      facts: [
        { name: 'rating', value: String(rating) },
        { name: 'visited', value: visited_at ? athensTime(visited_at).date : '' },
        { name: 'published_reviews', value: String(published) },
      ],
    })),
  lock: (tx, code) => lockRow(tx, 'reviews', code),
  decide: async (tx, row, { decision, reason }) => {
    const isPublished = decision === 'approve';
    await updateRow(tx, 'reviews', row.id, {
      state: isPublished ? 'published' : 'returned',
      reason: isPublished ? null : reason,
    });
    if (isPublished) await countReviews(tx, row.organisation_id);
    else await endReviewPhoto(tx, row.id);
    return aboutPlace(row);
  },
};

interface ReportRow extends PendingRow {
  review_id: number;
  review_state: string;
  author_id: number | null;
  organisation_id: number;
  author_name: string;
  rating: number;
  reported: string;
}

/**
 * Reports of reviews. Approving one removes the review, settles its other reports and notifies its
 * author. Returning one keeps the review.
 */
export const reviewReports: ModerationKind<ReportRow> = {
  kind: 'report',
  alias: 'p',
  from: () => `FROM review_reports p JOIN reviews r ON r.id = p.review_id
    JOIN organisations o ON o.id = r.organisation_id LEFT JOIN users u ON u.id = p.user_id
    WHERE p.state = 'waiting'`,
  columns: (language) => `p.id, p.code, p.user_id, p.created_at, p.message AS text, p.review_id,
    r.state AS review_state, r.user_id AS author_id, r.organisation_id, r.author_name, r.rating, r.text AS reported, r.photo, o.slug, ${nameIn(language, 'title')} AS title,
    u.first_name || ' ' || u.last_name AS by`,
  items: (rows) =>
    rows.map(({ author_name, rating, reported }) => ({
      facts: [
        { name: 'reported_author', value: author_name },
        { name: 'rating', value: String(rating) },
        { name: 'reported_text', value: reported },
      ],
    })),
  lock: async (tx, code) => {
    await tx.query(
      `SELECT FROM reviews WHERE id = (SELECT review_id FROM review_reports WHERE code = $1)
          FOR NO KEY UPDATE`,
      [code],
    );
    await lockRow(tx, 'review_reports', code);
  },
  decide: async (tx, { review_id: id, code, slug, title, ...review }, { decision, reason }) => {
    const settled = await tx.query<{ code: string; user_id: number | null }>(
      `UPDATE review_reports SET state = $2
        WHERE review_id = $3 AND state = 'waiting' AND (code = $1 OR $2 = 'approved')
      RETURNING code, user_id`,
      [code, decision === 'approve' ? 'approved' : 'returned', id],
    );
    const recipientOf = (userId: number | null) => aboutPlace({ user_id: userId, slug, title });
    if (decision === 'return') return recipientOf(review.user_id);
    const others = settled
      .filter((one) => one.code !== code)
      .map((one) => ({ ...recipientOf(one.user_id), kind: 'report', decision }) as const);
    if (review.review_state !== 'published') return { ...recipientOf(review.user_id), others };
    await updateRow(tx, 'reviews', id, { state: 'removed', reason });
    await endReviewPhoto(tx, id);
    await countReviews(tx, review.organisation_id);
    const author = {
      ...recipientOf(review.author_id),
      kind: 'review',
      decision: 'return',
    } as const;
    return { ...recipientOf(review.user_id), others: [...others, author] };
  },
};
