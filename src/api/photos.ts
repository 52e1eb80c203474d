import type { Camel } from '#common/contract/camel.ts';
import { addPhoto, type Photo } from '#common/contract/photos.ts';
import { call } from './transport/call.ts';

/** A photo that the server has; forms attach it by its code. */
export type StoredPhoto = Pick<Camel<Photo>, 'code' | 'url'>;

/** A photo takes longer to send than words. */
const TIMEOUT_MS = 60_000;

/** Sends a photo. @throws ApiError with `fields.photo` */
export const sendPhoto = (photo: Blob): Promise<StoredPhoto> => {
  const body = new FormData();
  body.append('photo', photo, 'photo');
  return call(addPhoto, { body }, { timeout: TIMEOUT_MS });
};
