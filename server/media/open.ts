import type { Settings } from '#server/settings.ts';
import { bucketStore } from './bucketStore.ts';
import { folderStore } from './folderStore.ts';
import type { MediaStore } from './store.ts';

/** Opens the store that the settings name: `S3_URL`, or a folder in the data folder. */
export const openMedia = ({ s3Url, dataDir }: Pick<Settings, 's3Url' | 'dataDir'>): MediaStore =>
  s3Url === null ? folderStore(dataDir) : bucketStore(s3Url);
