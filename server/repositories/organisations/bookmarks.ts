import type { Language } from '#common/languages.ts';
import type { OrganisationCard } from '#common/contract/organisations.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import {
  CARD_COLUMNS,
  toCard,
  waitingNow,
  type OrganisationRow,
  type WaitsOf,
} from './organisationRows.ts';

export const MOST_BOOKMARKS = 200;

export async function bookmarksOf(
  db: Queryable,
  userId: number,
  { now, language, waitsOf }: { now: Date; language: Language; waitsOf: WaitsOf },
): Promise<OrganisationCard[]> {
  const rows = await db.query<OrganisationRow>(
    `SELECT ${CARD_COLUMNS[language]}
       FROM bookmarks b JOIN organisations o ON o.id = b.organisation_id
       JOIN categories c ON c.id = o.category_id
       ${waitingNow('o', '$2', language)}
      WHERE b.user_id = $1 ORDER BY b.created_at DESC, b.organisation_id DESC`,
    [userId, now],
  );
  const waits = await waitsOf(rows, now);
  return rows.map((row) => toCard(row, now, waits.get(row.id) ?? null));
}

/** Saves a bookmark. A repeat changes nothing. @returns false if the person has the maximum */
export const saveBookmark = (
  db: Db,
  { userId, organisationId, now }: { userId: number; organisationId: number; now: Date },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    // The lock serialises a person's bookmarks, so that they cannot exceed the limit.
    await tx.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const rows = await tx.query(
      `INSERT INTO bookmarks (user_id, organisation_id, created_at)
       SELECT $1::bigint, $2::bigint, $3::timestamptz
        WHERE (SELECT count(*) FROM bookmarks
                WHERE user_id = $1 AND organisation_id <> $2) < ${MOST_BOOKMARKS}
       ON CONFLICT (user_id, organisation_id) DO UPDATE SET created_at = bookmarks.created_at
       RETURNING organisation_id`,
      [userId, organisationId, now],
    );
    return rows.length > 0;
  });

export const removeBookmark = (
  db: Queryable,
  { userId, organisationId }: { userId: number; organisationId: number },
): Promise<unknown> =>
  db.query('DELETE FROM bookmarks WHERE user_id = $1 AND organisation_id = $2', [
    userId,
    organisationId,
  ]);
