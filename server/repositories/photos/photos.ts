import { createHash } from 'node:crypto';
import { photoAddress, photoWidths, PHOTO_FORMATS } from '#common/photos.ts';
import { insertRow, type Queryable } from '#server/db/client.ts';
import { inPortions } from '#server/lib/eachBatch.ts';
import { newCode } from '#server/lib/secrets/codes.ts';
import type { EncodedPhoto } from '#server/media/encode.ts';
import type { MediaStore } from '#server/media/store.ts';
import type { BackupFiles } from '#server/db/backup.ts';
import type { Settings } from '#server/settings.ts';

/** The column for each subject of a photo. */
const SUBJECT_COLUMNS = {
  organisation: 'organisation_id',
  review: 'review_id',
  profile: 'profile_id',
  listing: 'listing_id',
} as const;
export type PhotoSubject = keyof typeof SUBJECT_COLUMNS;

export interface StoredPhoto {
  code: string;
  url: string;
  width: number;
  height: number;
}

export interface PhotoRow extends Omit<StoredPhoto, 'url'> {
  hash: string;
}

/** A code is no photo that the person may attach: another person's, in use, or gone. */
export class PhotoUnknown extends Error {
  override readonly name = 'PhotoUnknown';
}

/** The files could not be stored. Leftovers of the photo are deleted within a day. */
export class StoreFailed extends Error {
  override readonly name = 'StoreFailed';

  constructor(cause: unknown) {
    super('a photo could not be stored', { cause });
  }
}

/** SQL: nobody can attach the photo any more, and the next daily run deletes it. */
const ENDED = "free_since = 'epoch'";

const A_DAY_MS = 86_400_000;
const AT_ONCE = 100;

const FREE = Object.values(SUBJECT_COLUMNS)
  .map((column) => `${column} IS NULL`)
  .join(' AND ');

export const toPhoto = ({ code, hash, width, height }: PhotoRow): StoredPhoto => ({
  code,
  url: photoAddress(hash, width),
  width,
  height,
});

const filesOf = ({ hash, width }: Pick<PhotoRow, 'hash' | 'width'>): string[] =>
  photoWidths(width).flatMap((one) => PHOTO_FORMATS.map((format) => `${hash}/${one}.${format}`));

/**
 * Stores a photo without a subject. Its row comes first, so that a failure leaves no untracked
 * files.
 * @throws StoreFailed
 */
export async function storePhoto(
  { db, media }: { db: Queryable; media: MediaStore },
  { width, height, files }: EncodedPhoto,
  { userId, now }: { userId: number; now: Date },
): Promise<StoredPhoto> {
  const code = newCode('pho');
  // The code makes it unguessable for people who have the same picture.
  const hash = createHash('sha256')
    .update(code)
    .update(files.at(-1)!.bytes)
    .digest('hex')
    .slice(0, 32);
  const row: PhotoRow = { code, hash, width, height };
  await insertRow(db, 'photos', { ...row, user_id: userId, created_at: now, free_since: now });
  try {
    for (const { name, bytes } of files) await media.write(`${hash}/${name}`, bytes);
  } catch (error) {
    await db.query(`UPDATE photos SET ${ENDED} WHERE code = $1`, [code]);
    await media.remove(filesOf(row)).then(
      () => db.query('DELETE FROM photos WHERE code = $1', [code]),
      // If the deletion also fails, the next daily run retries it.
      () => undefined,
    );
    throw new StoreFailed(error);
  }
  return toPhoto(row);
}

/**
 * Sets the photos of a subject in this order. Accepts its current photos and photos that the person
 * sent within a day. Photos that are no longer used become free.
 * @returns the photos
 * @throws PhotoUnknown
 */
export async function attachPhotos(
  tx: Queryable,
  to: { subject: PhotoSubject; id: number },
  codes: readonly string[],
  { userId, now }: { userId: number; now: Date },
): Promise<StoredPhoto[]> {
  const column = SUBJECT_COLUMNS[to.subject];
  const wanted = [...new Set(codes)];
  await tx.query(
    `UPDATE photos SET ${column} = NULL, free_since = $3
      WHERE ${column} = $1 AND code <> ALL ($2::text[])`,
    [to.id, wanted, now],
  );
  const rows = await tx.query<PhotoRow>(
    `UPDATE photos p SET ${column} = $1, position = t.position
       FROM unnest($2::text[]) WITH ORDINALITY AS t (code, position)
      WHERE p.code = t.code
        AND (p.${column} = $1 OR p.user_id = $3 AND p.free_since > $4 AND ${FREE})
      RETURNING p.code, p.hash, p.width, p.height`,
    [to.id, wanted, userId, new Date(now.getTime() - A_DAY_MS)],
  );
  if (rows.length < wanted.length) throw new PhotoUnknown();
  return wanted.map((code) => toPhoto(rows.find((row) => row.code === code)!));
}

export async function photosOf(
  db: Queryable,
  subject: PhotoSubject,
  ids: readonly number[],
): Promise<Map<number, StoredPhoto[]>> {
  const column = SUBJECT_COLUMNS[subject];
  const rows = await db.query<PhotoRow & { id: number }>(
    `SELECT ${column} AS id, code, hash, width, height FROM photos
      WHERE ${column} = ANY ($1::bigint[]) ORDER BY position, photos.id`,
    [ids],
  );
  const found = new Map<number, StoredPhoto[]>();
  for (const row of rows) found.set(row.id, [...(found.get(row.id) ?? []), toPhoto(row)]);
  return found;
}

export const movePhotos = (
  tx: Queryable,
  from: { subject: PhotoSubject; id: number },
  to: { subject: PhotoSubject; id: number },
): Promise<unknown> =>
  tx.query(
    `UPDATE photos SET ${SUBJECT_COLUMNS[from.subject]} = NULL, ${SUBJECT_COLUMNS[to.subject]} = $2
      WHERE ${SUBJECT_COLUMNS[from.subject]} = $1`,
    [from.id, to.id],
  );

export const endPhotos = (
  tx: Queryable,
  { subject, id }: { subject: PhotoSubject; id: number },
): Promise<unknown> =>
  tx.query(
    `UPDATE photos SET ${SUBJECT_COLUMNS[subject]} = NULL, ${ENDED} WHERE ${SUBJECT_COLUMNS[subject]} = $1`,
    [id],
  );

/** Removes the photos of a person whose account is deleted. Photos of places stay. */
export const endPhotosOf = (tx: Queryable, userId: number): Promise<unknown> =>
  tx.query(
    `UPDATE photos SET review_id = NULL, profile_id = NULL, listing_id = NULL, ${ENDED}
      WHERE user_id = $1 AND organisation_id IS NULL`,
    [userId],
  );

export const allFiles = async (db: Queryable): Promise<string[]> =>
  (await db.query<PhotoRow>('SELECT hash, width FROM photos ORDER BY id')).flatMap(filesOf);

/** Deletes the photos that became free before an instant. @returns how many */
const removeUnused = (db: Queryable, media: MediaStore, before: Date): Promise<number> =>
  inPortions(AT_ONCE, async () => {
    const rows = await db.query<PhotoRow & { id: number }>(
      `SELECT id, code, hash, width, height FROM photos
        WHERE ${FREE} AND free_since < $1 ORDER BY id LIMIT ${AT_ONCE}`,
      [before],
    );
    for (const row of rows) {
      await media.remove(filesOf(row));
      await db.query('DELETE FROM photos WHERE id = $1', [row.id]);
    }
    return rows.length;
  });

/**
 * Deletes photos without a subject after two days. Photos cannot be attached after one day, so none
 * is attached during its deletion.
 * @returns how many
 */
export const purgePhotos = (db: Queryable, media: MediaStore, now: Date): Promise<number> =>
  removeUnused(db, media, new Date(now.getTime() - 2 * A_DAY_MS));

/**
 * Deletes removed photos after the transaction that removed them. Failures are left to
 * `purgePhotos`.
 * @returns how many
 */
export const removeEndedPhotos = (db: Queryable, media: MediaStore): Promise<number> =>
  removeUnused(db, media, new Date(1));

/** The files that a backup contains; null with a bucket, which has its own backup. */
export const photoFiles = (
  { s3Url }: Pick<Settings, 's3Url'>,
  media: MediaStore,
): BackupFiles | null => (s3Url === null ? { ...media, names: allFiles } : null);
