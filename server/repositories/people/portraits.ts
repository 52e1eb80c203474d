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

/** Updates the profile link on the places that a person listed. */
export const showAuthor = (tx: Queryable, userId: number): Promise<unknown> =>
  tx.query(
    `UPDATE organisations o SET author_code = ${SHOWN_CODE} FROM users u
      WHERE u.id = $1 AND o.author_id = u.id AND o.author_code IS DISTINCT FROM ${SHOWN_CODE}`,
    [userId],
  );

/**
 * Changes a profile within a transaction. Reviews and places of the person then show the public
 * portrait and profile link.
 */
export const changingPortrait = (
  db: Db,
  userId: number,
  change: (tx: Queryable) => Promise<void>,
): Promise<void> =>
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
    await showAuthor(tx, userId);
    const after = await shown();
    if (after === before) return;
    const values = [userId, after];
    await tx.query('UPDATE reviews SET author_image = $2 WHERE user_id = $1', values);
    await tx.query('UPDATE organisations SET author_image = $2 WHERE author_id = $1', values);
  });
