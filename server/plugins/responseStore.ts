import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Clock } from '#server/lib/clock.ts';

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
export type Coding = keyof typeof compress;
export const CODINGS: Coding[] = ['br', 'gzip'];

export interface CachedResponse {
  body: Buffer;
  /** Equal for equal bytes, also across processes. Weak, because all encodings share it. */
  etag: string;
  /** The compressed body; computed once. */
  encoded(coding: Coding): Promise<Buffer>;
}

export function responseOf(text: string): CachedResponse {
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

/** A computation of a response from a database that may lack the latest writes. */
interface Earlier {
  /** The version of the cache whose writes it has. */
  version: number;
  make: () => Promise<string>;
}

const MINUTE = 60_000;
const MOST_BYTES = 32 * 1024 * 1024;
/** Approximate size of an entry without its body, in bytes. */
const ENTRY_BYTES = 1_000;

/** Maximum tags with a stored change version. */
const TAGS_MAX = 10_000;
/** The tag of a response that changes too often for invalidation by tag. */
export const BRIEF = 'brief';
const NOTHING: ReadonlySet<string> = new Set();

interface Counts {
  hits: number;
  misses: number;
}
/** Cache hits, and responses that were computed. */
export interface ResponseCounts extends Counts {
  byKind: Map<string, Counts>;
}

interface Entry {
  version: number;
  /** The tags of what it shows. Null until it is computed, when it may show anything. */
  shown: ReadonlySet<string> | null;
  /** The time span in which it is fresh, in milliseconds; excludes `until`. */
  from: number;
  until: number;
  /** The end of that span if changes may be missed. */
  briefUntil: number;
  work: Promise<CachedResponse>;
  response?: CachedResponse;
}

/**
 * Opens a response cache. Concurrent requests share one computation, which is repeated if something
 * that the response shows changed meanwhile. A response is fresh until the cache or one of its tags
 * is invalidated, and at most until the next full minute (places open and close, days begin). If it
 * has no tags or `BRIEF`, or changes may be missed, it is fresh for at most `maxAgeMs`; 0 disables
 * caching. A stale response stays for a while, because the next one may have the same bytes.
 * @param isReceiving returns true if every change is followed by an invalidation
 * @param most maximum bytes; the least recently used entries are dropped first
 * @param unusedMs time until an unused response is dropped from memory, in milliseconds
 */
export function openResponseCache({
  clock,
  maxAgeMs,
  isReceiving = () => false,
  most = MOST_BYTES,
  unusedMs = 2 * MINUTE,
}: {
  clock: Clock;
  maxAgeMs: number;
  isReceiving?: () => boolean;
  most?: number;
  unusedMs?: number;
}) {
  const entries = new LRUCache<string, Entry>({
    maxSize: most,
    maxEntrySize: Math.floor(most / 4),
    ttl: unusedMs,
    ttlAutopurge: true,
  });
  let current = 0;
  /** The oldest fresh version, in general and per tag. */
  let oldest = 0;
  const oldestOf = new LRUCache<string, number>({
    max: TAGS_MAX,
    // Without its tag, an older entry would count as fresh.
    dispose: (version, _tag, reason) => {
      if (reason === 'evict') oldest = Math.max(oldest, version);
    },
  });
  const isCurrent = ({ version, shown }: Pick<Entry, 'version' | 'shown'>): boolean => {
    if (version === current) return true;
    if (version < oldest || shown === null) return false;
    for (const tag of shown) if (version < (oldestOf.peek(tag) ?? 0)) return false;
    return true;
  };
  const fresh = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    const now = clock.now().getTime();
    if (!entry || !isCurrent(entry) || now < entry.from || now >= entry.until) return undefined;
    const { shown } = entry;
    const isLong = shown !== null && shown.size > 0 && !shown.has(BRIEF) && isReceiving();
    return isLong || now < entry.briefUntil ? entry : undefined;
  };
  const counts: ResponseCounts = { hits: 0, misses: 0, byKind: new Map() };
  const count = (what: 'hits' | 'misses', kind: string) => {
    counts[what] += 1;
    const own = counts.byKind.get(kind) ?? { hits: 0, misses: 0 };
    own[what] += 1;
    counts.byKind.set(kind, own);
  };
  return {
    counts,
    /** @param kind of the response, for its counts */
    get: (key: string, kind = '') => {
      const response = fresh(key)?.response;
      if (response) count('hits', kind);
      return response;
    },
    read: (
      key: string,
      make: () => Promise<string>,
      shown: ReadonlySet<string> = NOTHING,
      { earlier, kind = '' }: { earlier?: Earlier; kind?: string } = {},
    ): Promise<CachedResponse> => {
      const known = fresh(key);
      count(known ? 'hits' : 'misses', kind);
      if (known) return known.work;
      const before = entries.peek(key)?.response;
      const version = current;
      const from = clock.now().getTime();
      const until = (Math.floor(from / MINUTE) + 1) * MINUTE;
      const briefUntil = from + maxAgeMs;
      const isLatest = () => entries.peek(key) === entry;
      const computed = async (): Promise<{ text: string; version: number }> => {
        if (earlier && isCurrent({ version: earlier.version, shown: NOTHING })) {
          const text = await earlier.make();
          if (isCurrent({ version: earlier.version, shown }))
            return { text, version: earlier.version };
        }
        return { text: await make(), version };
      };
      const work = computed().then(({ text, version: since }) => {
        const made = responseOf(text);
        // The bytes are unchanged, so their compressed forms are still valid.
        const response = before?.etag === made.etag ? before : made;
        // Includes the compressed forms.
        const size = Math.ceil(response.body.length * 1.6) + ENTRY_BYTES;
        if (isLatest()) entries.set(key, { ...entry, version: since, response, shown }, { size });
        return response;
      });
      const entry: Entry = { version, shown: null, from, until, briefUntil, work };
      if (maxAgeMs > 0) entries.set(key, entry, { size: ENTRY_BYTES });
      work.catch(() => isLatest() && entries.delete(key));
      return work;
    },
    /** @param tags of the responses that become stale; null for all */
    forget: (tags: readonly string[] | null = null) => {
      current += 1;
      if (tags === null) oldest = current;
      else for (const tag of tags) oldestOf.set(tag, current);
    },
    size: () => entries.calculatedSize,
    /** Rises with every invalidation. */
    version: () => current,
    /** True if nothing has invalidated these tags since a version. */
    isCurrent: (version: number, tags: readonly string[]) =>
      isCurrent({ version, shown: new Set(tags) }),
  };
}
