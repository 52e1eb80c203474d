import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { StoredHtml } from '#common/page/protocol.ts';
import { NONCE_MARK } from './markup.ts';

const [compress, decompress] = [promisify(zstdCompress), promisify(zstdDecompress)];

export const storeHtml = async (html: string): Promise<StoredHtml> => ({
  packed: await compress(html),
  nonceMark: NONCE_MARK,
});

export const readHtml = async ({ packed, nonceMark }: StoredHtml, nonce: string): Promise<string> =>
  String(await decompress(packed)).replaceAll(nonceMark, nonce);

export const hashOf = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 27);

/** Changes with the content of a page, not with the process that rendered it. */
export const etagOf = (html: string): string => `W/"${hashOf(html.replaceAll(NONCE_MARK, ''))}"`;
