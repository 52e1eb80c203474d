import type { Camel } from '#common/contract/camel.ts';
import { addPhoto, type Photo } from '#common/contract/photos.ts';
import { call } from '#src/api/transport/call.ts';
import { isUnknownCall } from '#src/api/transport/errors.ts';
import { shrinkPhoto } from '#src/browser/shrinkPhoto.ts';

/** A stored photo. Forms attach it by its code. */
export type StoredPhoto = Pick<Camel<Photo>, 'code' | 'url'>;

/** A photo takes longer to upload than text. */
const TIMEOUT_MS = 60_000;

/** @throws ApiError with `fields.photo` */
const sendPhoto = (photo: Blob): Promise<StoredPhoto> => {
  const body = new FormData();
  body.append('photo', photo, 'photo');
  return call(addPhoto, { body }, { timeout: TIMEOUT_MS });
};

type Photos = (File | StoredPhoto)[];

const sending = new WeakMap<File, Promise<StoredPhoto>>();
const stored = new WeakMap<File, StoredPhoto>();
/** Uploads run one at a time. A failure does not stop the next. */
let last: Promise<unknown> = Promise.resolve();

const send = async (photo: File): Promise<StoredPhoto> => {
  const response = await sendPhoto(await shrinkPhoto(photo));
  stored.set(photo, response);
  return response;
};

/**
 * Uploads a photo once: later calls return the stored photo or the pending upload. @throws ApiError
 * with `fields.photo`. The upload can then be retried
 */
export function upload(photo: Photos[number]): Promise<StoredPhoto> {
  if (!(photo instanceof File)) return Promise.resolve(photo);
  const known = sending.get(photo);
  if (known) return known;
  const attempt = last.then(() => send(photo));
  last = attempt.catch(() => sending.delete(photo));
  sending.set(photo, attempt);
  return attempt;
}

export const storedOf = (photos: Photos): StoredPhoto[] =>
  photos.flatMap((photo) => (photo instanceof File ? (stored.get(photo) ?? []) : photo));

/**
 * Like `upload`, but for a form that can be sent without its photo.
 * @returns null if the server does not accept photos. @throws ApiError with `fields.photo`
 */
export async function uploadIfTaken(photo: File): Promise<StoredPhoto | null> {
  try {
    return await upload(photo);
  } catch (error) {
    if (isUnknownCall(error)) return null;
    throw error;
  }
}
