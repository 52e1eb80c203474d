import { athensTime } from '#common/calendar/athens.ts';
import { listingPath } from '#common/addresses.ts';
import { first } from '#server/db/client.ts';
import { endReviewPhoto } from '#server/repositories/reviews/reviewPhotos.ts';
import { countReviews } from '#server/repositories/reviews/reviews.ts';
import { nameIn } from '#server/repositories/organisations/english.ts';
import type { ModerationKind, PendingRow } from './kind.ts';

interface ReviewRow extends PendingRow {
  rating: number;
  visited_at: Date | null;
  published: number;
}

/** Reviews that are published by a moderator: without a visit, or the first of a person. */
export const reviews: ModerationKind<ReviewRow> = {
  kind: 'review',

  from: () => `FROM reviews r JOIN organisations o ON o.id = r.organisation_id
    LEFT JOIN tickets t ON t.id = r.ticket_id WHERE r.state = 'waiting'`,
  columns: (language) => `r.id, r.code, coalesce(r.edited_at, r.created_at) AS created_at,
    r.author_name AS by, r.rating, r.text, r.photo, o.slug,
    ${nameIn(language, 'title')} AS title, t.processed_at AS visited_at,
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

  decide: async (tx, { code, decision, reason }) => {
    const row = await first<{
      id: number;
      organisation_id: number;
      user_id: number | null;
      slug: string;
      title: string;
    }>(
      tx,
      `SELECT r.id, r.organisation_id, r.user_id, o.slug, o.title
         FROM reviews r JOIN organisations o ON o.id = r.organisation_id
        WHERE r.code = $1 AND r.state = 'waiting' FOR NO KEY UPDATE OF r`,
      [code],
    );
    if (!row) return undefined;
    const isPublished = decision === 'approve';
    await tx.query('UPDATE reviews SET state = $2, reason = $3 WHERE id = $1', [
      row.id,
      isPublished ? 'published' : 'returned',
      isPublished ? null : reason,
    ]);
    if (isPublished) await countReviews(tx, row.organisation_id);
    else await endReviewPhoto(tx, row.id);
    return {
      tell: row.user_id === null ? null : { userId: row.user_id },
      title: row.title,
      path: listingPath(row.slug),
    };
  },
};
