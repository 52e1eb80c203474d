import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { StoredHtml } from '#common/page/protocol.ts';
import { NONCE, type Markup } from './markup.ts';

const [compress, decompress] = [promisify(zstdCompress), promisify(zstdDecompress)];

/** Compresses markup for the page cache. */
export async function storeHtml(markup: Markup): Promise<StoredHtml> {
  const parts: Buffer[] = [];
  const nonces: number[] = [];
  let length = 0;
  for (const part of markup) {
    if (part === NONCE) nonces.push(length);
    else length += parts[parts.push(Buffer.from(part)) - 1]!.length;
  }
  return { packed: await compress(Buffer.concat(parts)), length, nonces };
}

const attribute = (nonce: string) => ` nonce="${nonce}"`;

/** The page with the nonce of one response, as bytes. */
export async function readHtml(
  { packed, length, nonces }: StoredHtml,
  nonce: string,
): Promise<Buffer> {
  // In one chunk, instead of many that have to be joined.
  const bytes = await decompress(packed, { chunkSize: Math.max(length, 64) });
  const own = Buffer.from(attribute(nonce));
  const parts = nonces.flatMap((end, index) => [bytes.subarray(nonces[index - 1] ?? 0, end), own]);
  return Buffer.concat([...parts, bytes.subarray(nonces.at(-1) ?? 0)]);
}

/** Markup with the nonce of one response. */
export const writeHtml = (markup: Markup, nonce: string): string =>
  markup.map((part) => (part === NONCE ? attribute(nonce) : part)).join('');

/** A short hash of content; the same for the same content. */
export const hashOf = (...parts: (string | typeof NONCE)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part === NONCE ? '\0' : part);
  return hash.digest('base64url').slice(0, 27);
};
