import type { Db, Queryable } from '#server/db/client.ts';
import { attachPhotos } from '#server/repositories/photos/photos.ts';

export const SHOWN_PORTRAIT = 'CASE WHEN u.profile_public THEN u.main_image END';

/** Sets or removes a person's portrait. @throws PhotoUnknown */
export async function setPortrait(
  tx: Queryable,
  userId: number,
  code: string | null,
  now: Date,
): Promise<void> {
  const to = { subject: 'profile', id: userId } as const;
  const [photo] = await attachPhotos(tx, to, code === null ? [] : [code], { userId, now });
  await tx.query('UPDATE users SET main_image = $2 WHERE id = $1', [userId, photo?.url ?? null]);
}

/** SQL of the code of `u` that opens the public profile. */
const SHOWN_CODE = 'CASE WHEN u.profile_public AND u.delete_at IS NULL THEN u.code END';

/** Updates the profile link on the places that a person listed. @returns these places */
export const showAuthor = (tx: Queryable, userId: number): Promise<{ id: number }[]> =>
  tx.query(
    `UPDATE organisations o SET author_code = ${SHOWN_CODE} FROM users u
      WHERE u.id = $1 AND o.author_id = u.id AND o.author_code IS DISTINCT FROM ${SHOWN_CODE}
      RETURNING o.id`,
    [userId],
  );

/**
 * Changes a profile within a transaction. Reviews and places of the person then show the public
 * portrait and profile link.
 * @returns ids of the places that show the person otherwise than before
 */
export const changingPortrait = (
  db: Db,
  userId: number,
  change: (tx: Queryable) => Promise<void>,
): Promise<string[]> =>
  db.transaction(async (tx) => {
    const shown = async () => {
      const [row] = await tx.query<{ image: string | null }>(
        `SELECT ${SHOWN_PORTRAIT} AS image FROM users u WHERE u.id = $1 FOR NO KEY UPDATE`,
        [userId],
      );
      return row?.image ?? null;
    };
    const before = await shown();
    await change(tx);
    const places = await showAuthor(tx, userId);
    const after = await shown();
    if (after !== before) {
      const portrait = await tx.query<{ id: number }>(
        `WITH reviewed AS (UPDATE reviews SET author_image = $2 WHERE user_id = $1
                           RETURNING organisation_id AS id),
              listed AS (UPDATE organisations SET author_image = $2 WHERE author_id = $1
                         RETURNING id)
         SELECT id FROM reviewed UNION SELECT id FROM listed`,
        [userId, after],
      );
      places.push(...portrait);
    }
    return places.map(({ id }) => String(id));
  });
