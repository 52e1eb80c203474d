import { injectOnce } from './streams.ts';
import type { Caller } from './accounts.ts';
import type { TestApp } from './testApp.ts';

const BOUNDARY = '----seira-test';

/** A form with one file, as a browser sends it. */
export function formOf(
  bytes: Buffer,
  { field = 'photo', name = 'photo.jpg', type = 'image/jpeg' } = {},
): { headers: Record<string, string>; payload: Buffer } {
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n` +
          `content-type: ${type}\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  };
}

/** The answer to a photo that somebody sent. */
export interface PhotoAnswer {
  status: number;
  body: { code?: string; url?: string; width?: number; message?: Record<string, string[]> };
}

/** Sends a form to POST /api/photos. */
export async function sendForm(
  { app }: Pick<TestApp, 'app'>,
  who: Caller,
  { headers, payload }: { headers: Record<string, string>; payload: Buffer },
): Promise<PhotoAnswer> {
  const answer = await injectOnce(app, {
    method: 'POST',
    url: '/api/photos',
    headers: { ...headers, ...who?.headers },
    payload,
  });
  return { status: answer.statusCode, body: JSON.parse(answer.rawPayload.toString()) };
}
