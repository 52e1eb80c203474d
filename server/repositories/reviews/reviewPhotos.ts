import type { Queryable } from '#server/db/client.ts';
import { attachPhotos, endPhotos } from '#server/repositories/photos/photos.ts';

/**
 * Gives a review a photo that its author sent, or none.
 * @throws PhotoUnknown
 */
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

/** Takes the photo of a review that moderators decided against away from everybody. */
export async function endReviewPhoto(tx: Queryable, reviewId: number): Promise<void> {
  await endPhotos(tx, { subject: 'review', id: reviewId });
  await tx.query('UPDATE reviews SET photo = NULL WHERE id = $1', [reviewId]);
}
