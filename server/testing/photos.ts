import sharp from 'sharp';
import { askOf, type TestResponse, type Caller } from './streams.ts';

import type { TestApp } from './testApp.ts';

const BOUNDARY = '----seira-test';

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

export const sendForm = (
  test: Pick<TestApp, 'app'>,
  who: Caller,
  { headers, payload }: { headers: Record<string, string>; payload: Buffer },
): Promise<TestResponse<{ url?: string; width?: number }>> =>
  askOf(test)('POST', '/api/photos', who, payload, headers);

/** Sends a small photo of one colour. */
export async function sendPhoto(test: Pick<TestApp, 'app'>, who: Caller, background = '#a52') {
  const create = { width: 100, height: 80, channels: 3, background } as const;
  const form = formOf(await sharp({ create }).jpeg().toBuffer());
  const { status, body } = await sendForm(test, who, form);
  return { status, code: body.code!, url: body.url! };
}
