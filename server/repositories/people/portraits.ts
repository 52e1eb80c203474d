import { publishing } from '#server/db/publicVersion.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { attachPhotos } from '#server/repositories/photos/photos.ts';

/** SQL of the portrait of `u` that everybody may see. */
export const SHOWN_PORTRAIT = 'CASE WHEN u.profile_public THEN u.main_image END';

/**
 * Gives a person a portrait that they sent, or none.
 * @throws PhotoUnknown
 */
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

/**
 * Changes a profile within a transaction; beside the person's reviews and places stands the portrait
 * that everybody may see afterwards.
 */
export const changingPortrait = (
  db: Db,
  userId: number,
  change: (tx: Queryable) => Promise<void>,
): Promise<void> =>
  publishing(db, () =>
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
      const after = await shown();
      if (after === before) return;
      const values = [userId, after];
      await tx.query('UPDATE reviews SET author_image = $2 WHERE user_id = $1', values);
      await tx.query('UPDATE organisations SET author_image = $2 WHERE author_id = $1', values);
    }),
  );
