import type { BackupFiles } from '#server/db/backup.ts';
import type { MediaStore } from '#server/media/store.ts';
import type { Settings } from '#server/settings.ts';
import { allFiles } from './photos.ts';

/** The files that a backup contains; null where a bucket has them, which is backed up by itself. */
export const photoFiles = (
  { s3Url }: Pick<Settings, 's3Url'>,
  media: MediaStore,
): BackupFiles | null => (s3Url === null ? { ...media, names: allFiles } : null);
