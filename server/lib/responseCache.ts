import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

/** The encodings in which a response may be sent, the best first. */
export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

export interface CachedResponse {
  body: Buffer;
  /** The same for the same bytes, also in another process. Weak, because all codings share it. */
  etag: string;
  /** The compressed body; computed once. */
  encoded(coding: Coding): Promise<Buffer>;
}

/** Responses that are the same for everybody. */
export interface ResponseCache {
  /**
   * The cached response if it is fresh; otherwise a new one, made once for all who ask meanwhile.
   * @param make the text, from what the database holds at `now`. Nothing is cached when it throws.
   */
  read(key: string, make: (now: Date) => Promise<string>): Promise<CachedResponse>;
  /** The cached response if it is fresh. */
  get(key: string): CachedResponse | undefined;
  /** Makes every response stale, also those that are being made. */
  forget(): void;
  /** Bytes held. */
  size(): number;
}

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_LGWIN]: 16,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

function responseOf(text: string): CachedResponse {
  const body = Buffer.from(text);
  const sum = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const encodings = new Map<Coding, Promise<Buffer>>();
  return {
    body,
    etag: `W/"${sum}"`,
    encoded: (coding) => {
      const before = encodings.get(coding);
      if (before) return before;
      const work = compress[coding](body);
      encodings.set(coding, work);
      work.catch(() => encodings.delete(coding));
      return work;
    },
  };
}

interface Span {
  /** The version of the cache when work on the response began. */
  version: number;
  /** The span in which it is fresh, in milliseconds; `until` is excluded. */
  from: number;
  until: number;
}

const MINUTE = 60_000;
/** The approximate bytes of a response, of its compressed forms and of its key. */
const weightOf = (key: string, { body }: CachedResponse) =>
  Math.ceil(body.length * 1.6 + key.length * 2 + 500);
const UNASKED_MS = 2 * MINUTE;

/**
 * Opens a response cache. A response is fresh until the cache is told to forget, until the next full
 * minute (places open and close, days begin), and for at most `maxAgeMs`. With `maxAgeMs` 0 nothing
 * is cached. A stale response stays for a while, because the next one may have the same bytes.
 * @param most the maximum number of bytes held; the least recently used go first.
 * @param unaskedMs when a response that was not renewed is dropped from memory, in milliseconds.
 */
export function openResponseCache({
  clock,
  maxAgeMs,
  most,
  unaskedMs = UNASKED_MS,
}: {
  clock: Clock;
  maxAgeMs: number;
  most: number;
  unaskedMs?: number;
}): ResponseCache {
  const cache = new LRUCache<string, { response: CachedResponse; span: Span }>({
    maxSize: most,
    maxEntrySize: Math.floor(most / 4),
    sizeCalculation: ({ response }, key) => weightOf(key, response),
    ttl: unaskedMs,
    ttlAutopurge: true,
  });
  const underWay = new Map<string, { work: Promise<CachedResponse>; span: Span }>();

  let current = 0;
  const isFresh = ({ version, from, until }: Span) => {
    const now = clock.now().getTime();
    return version === current && now >= from && now < until;
  };
  const store = (key: string, response: CachedResponse, span: Span) => {
    // A response that was begun earlier may finish later.
    if (isFresh(span)) cache.set(key, { response, span });
  };

  return {
    get: (key) => {
      const entry = cache.get(key);
      return entry && isFresh(entry.span) ? entry.response : undefined;
    },
    read: async (key, make) => {
      const entry = cache.get(key);
      if (entry && isFresh(entry.span)) return entry.response;
      const other = underWay.get(key);
      if (other && isFresh(other.span)) return other.work;
      const now = clock.now();
      const from = now.getTime();
      const until = Math.min(from + maxAgeMs, (Math.floor(from / MINUTE) + 1) * MINUTE);
      const span = { version: current, from, until };
      const same = entry?.response;
      const work = make(now).then((text) => {
        const fresh = responseOf(text);
        // The same bytes as before: their compressed forms are still valid.
        const response = same?.etag === fresh.etag ? same : fresh;
        store(key, response, span);
        return response;
      });
      underWay.set(key, { work, span });
      try {
        return await work;
      } finally {
        if (underWay.get(key)?.work === work) underWay.delete(key);
      }
    },
    forget: () => {
      current += 1;
    },
    size: () => cache.calculatedSize,
  };
}
