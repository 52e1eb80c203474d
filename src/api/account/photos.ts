import type { Photo as Contract } from '#common/contract/photos.ts';
import { ApiError } from '#src/api/transport/errors.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import type { Wire } from '#src/api/transport/wire.ts';
import { bag, text } from '#src/lib/read.ts';

/** A photo that the server has; forms attach it by its code. */
export interface StoredPhoto {
  code: string;
  url: string;
}

/** A photo takes longer to send than words. */
const PATIENCE_MS = 60_000;

/** Reads a photo of a response; null for anything else. */
export const toPhoto = (raw: unknown): StoredPhoto | null => {
  const wire: Wire<Contract> = bag(raw);
  const [code, url] = [text(wire.code), text(wire.url)];
  return code && url ? { code, url } : null;
};

/** `POST /api/photos`. @throws ApiError with `fields.photo` */
export const sendPhoto = async (photo: Blob): Promise<StoredPhoto> => {
  const client = await loadClient();
  const form = new FormData();
  form.append('photo', photo, 'photo');
  const { data } = await client.post<unknown>('/api/photos', form, { timeout: PATIENCE_MS });
  const stored = toPhoto(data);
  if (!stored) throw new ApiError('malformed');
  return stored;
};
