import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { openMedia } from './store.ts';

const dataDir = temporaryFolder();

/** The part of a bucket that the store uses. */
const objects = new Map<string, Buffer>();
const seen: (string | undefined)[] = [];
const bucket = createServer(async (request, response) => {
  const key = request.url!.split('?')[0]!;
  seen.push(request.headers.authorization);
  if (request.method === 'PUT') objects.set(key, await buffer(request));
  if (request.method === 'DELETE') objects.delete(key);
  const found = objects.get(key);
  if (request.method === 'GET' && !found) {
    response.writeHead(404, { 'content-type': 'application/xml' });
    return response.end('<Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
  }
  response.writeHead(request.method === 'DELETE' ? 204 : 200);
  return response.end(request.method === 'GET' ? found : undefined);
});

let s3Url: string;
beforeAll(async () => {
  await once(bucket.listen(0, '127.0.0.1'), 'listening');
  const { port } = bucket.address() as AddressInfo;
  s3Url = `http://key:se%2Fcret@127.0.0.1:${port}/photos/seira?region=eu`;
});
afterAll(() => {
  bucket.closeAllConnections();
  bucket.close();
});

const NAME = `${'a'.repeat(32)}/480.webp`;
const BYTES = Buffer.from([0, 1, 2, 255]);

it.each(['a folder', 'a bucket'])(
  'photos in %s are read as written until they are removed',
  async (where) => {
    const media = openMedia({ dataDir, s3Url: where === 'a folder' ? null : s3Url });
    expect(await media.read(NAME)).toBeNull();
    await media.write(NAME, BYTES);
    expect(await media.read(NAME)).toEqual(BYTES);
    if (where === 'a folder') {
      expect(statSync(join(dataDir, 'media', NAME)).mode & 0o777).toBe(0o600);
      expect(statSync(join(dataDir, 'media')).mode & 0o777).toBe(0o700);
    } else {
      expect([...objects.keys()]).toEqual([`/photos/seira/${NAME}`]);
      expect(seen.every((one) => one?.startsWith('AWS4-HMAC-SHA256 Credential=key/'))).toBe(true);
    }
    await media.remove([NAME, `${'b'.repeat(32)}/480.webp`]);
    expect(await media.read(NAME)).toBeNull();
    if (where === 'a folder') expect(readdirSync(join(dataDir, 'media'))).toEqual([]);
    else expect(objects.size).toBe(0);
  },
);
