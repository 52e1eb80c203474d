import fp from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { App } from '#server/context.ts';
import type { Db } from '#server/db/client.ts';
import { type Changes, openChanges } from '#server/db/lineChanges.ts';
import type { Clock } from '#server/lib/clock.ts';
import { networksOf } from '#server/lib/network.ts';
import { openTurns } from '#server/lib/turns.ts';
import { exemptBy } from '#server/plugins/requests/sockets.ts';
import { seedOf } from '#server/repositories/organisations/filters.ts';
import { addVary } from '#server/plugins/requests/vary.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Serves one response per language, or to everybody, from the cache while it is fresh. */
    cached?: boolean | 'by language';
    /**
     * The cached responses that a write invalidates: none, or those that show one place, which is
     * the caller's or that of the ticket in the response. All by default.
     */
    changes?: 'private' | 'place';
  }
  interface FastifyInstance {
    /**
     * Sends the cached response for a request's address, and computes it again if it is stale.
     * @param make computes the body from the current database
     * @throws whatever `make` throws; nothing is cached then
     */
    sendCached(
      request: FastifyRequest,
      reply: FastifyReply,
      make: () => Promise<string>,
    ): Promise<FastifyReply>;
    /** Invalidates every cached response, including those being computed. */
    forgetResponses(): void;
    /** Cache hits, and responses that were computed. */
    responseCounts: { hits: number; misses: number };
    /** Line changes that this process receives. */
    changes: Changes;
    /**
     * The database for reads that may be a second old: the replica, if it has every write of this
     * process to these places.
     * @param places ids or slugs
     */
    readsOf(places: readonly string[]): Db;
  }
  interface FastifyRequest {
    /** The database for reads of a cached response: the replica, or the primary. */
    reads: Db;
    /** Ids and slugs of the places that a cached response shows. Their changes invalidate it. */
    shown: Set<string>;
    /** Ids or slugs of the places that a write changed; null for any. */
    changed: string[] | null;
  }
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
type Coding = keyof typeof compress;
const CODINGS: Coding[] = ['br', 'gzip'];

interface CachedResponse {
  body: Buffer;
  /** Equal for equal bytes, also across processes. Weak, because all encodings share it. */
  etag: string;
  /** The compressed body; computed once. */
  encoded(coding: Coding): Promise<Buffer>;
}

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

/** Maximum places with a stored change version. */
const PLACES_MAX = 10_000;
const NOTHING: ReadonlySet<string> = new Set();

interface Entry {
  version: number;
  /** The places that it shows; null for any, while it is computed. */
  shown: ReadonlySet<string> | null;
  /** The time span in which it is fresh, in milliseconds; excludes `until`. */
  from: number;
  until: number;
  work: Promise<CachedResponse>;
  response?: CachedResponse;
}

/**
 * Opens a response cache. Concurrent requests share one computation. One from an earlier state is
 * repeated if it shows a place that has changed since. A response is fresh until an
 * invalidation of the cache or of a place that it shows, until the next full minute (places open
 * and close, days begin), and for at most `maxAgeMs`; 0 disables caching. A stale response stays
 * for a while, because the next may have the same bytes.
 * @param most maximum bytes; the least recently used entries go first
 * @param unaskedMs time until an unused response is dropped from memory, in milliseconds
 */
export function openResponseCache({
  clock,
  maxAgeMs,
  most = MOST_BYTES,
  unaskedMs = 2 * MINUTE,
}: {
  clock: Clock;
  maxAgeMs: number;
  most?: number;
  unaskedMs?: number;
}) {
  const entries = new LRUCache<string, Entry>({
    maxSize: most,
    maxEntrySize: Math.floor(most / 4),
    ttl: unaskedMs,
    ttlAutopurge: true,
  });
  let current = 0;
  /** The oldest fresh version, in general and per place. */
  let oldest = 0;
  const oldestOf = new LRUCache<string, number>({
    max: PLACES_MAX,
    // An entry may show the evicted place.
    dispose: (_version, _place, reason) => {
      if (reason === 'evict') oldest = current;
    },
  });
  const isCurrent = ({ version, shown }: Pick<Entry, 'version' | 'shown'>): boolean => {
    if (version === current) return true;
    if (version < oldest || shown === null) return false;
    for (const place of shown) if (version < (oldestOf.peek(place) ?? 0)) return false;
    return true;
  };
  const fresh = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    const now = clock.now().getTime();
    const isFresh = entry && isCurrent(entry) && now >= entry.from && now < entry.until;
    return isFresh ? entry : undefined;
  };
  const counts = { hits: 0, misses: 0 };
  return {
    counts,
    get: (key: string) => {
      const response = fresh(key)?.response;
      if (response) counts.hits += 1;
      return response;
    },
    read: (
      key: string,
      make: () => Promise<string>,
      shown: ReadonlySet<string> = NOTHING,
      earlier?: Earlier,
    ): Promise<CachedResponse> => {
      const known = fresh(key);
      if (known) counts.hits += 1;
      if (known) return known.work;
      counts.misses += 1;
      const before = entries.peek(key)?.response;
      const version = current;
      const from = clock.now().getTime();
      const until = Math.min(from + maxAgeMs, (Math.floor(from / MINUTE) + 1) * MINUTE);
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
      const entry: Entry = { version, shown: null, from, until, work };
      if (maxAgeMs > 0) entries.set(key, entry, { size: ENTRY_BYTES });
      work.catch(() => isLatest() && entries.delete(key));
      return work;
    },
    /** @param places ids or slugs whose responses become stale; null for all */
    forget: (places: readonly string[] | null = null) => {
      current += 1;
      if (places === null) oldest = current;
      else for (const place of places) oldestOf.set(place, current);
    },
    size: () => entries.calculatedSize,
    /** Rises with every invalidation. */
    version: () => current,
    /** True if nothing has invalidated these places since a version. */
    isCurrent: (version: number, places: readonly string[]) =>
      isCurrent({ version, shown: new Set(places) }),
  };
}

/** Compression does not pay below this size. */
const SMALL = 1024;

/** True if an If-None-Match header matches the response. */
function isKnown(header: string | undefined, { etag }: CachedResponse): boolean {
  if (!header) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}

const dependsOnLanguage = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.cached === 'by language';

/** Maps a random seed to one of a few orders, so that they can be cached. */
const sameOrder = (url: string): string =>
  url.replace(/([?&]seed=)(\d{1,9})\b/, (_, name: string, seed) => name + seedOf(Number(seed)));

const keyOf = (request: FastifyRequest): string => {
  const address = sameOrder(request.url);
  return dependsOnLanguage(request) ? `${request.language} ${address}` : address;
};

/**
 * Concurrent computations per network, and further queued requests. A person needs few at a time,
 * and all share one database.
 */
const MADE_AT_ONCE = 3;
const WAITING = 12;
const isHere = exemptBy(false);

/** The longest address whose response is cached. */
const LONGEST = 300;

/** Clients may store it but revalidate each time; 304 if it is unchanged. */
async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): Promise<FastifyReply> {
  reply.headers({ etag: response.etag, 'cache-control': 'no-cache' });
  if (dependsOnLanguage(request)) addVary(reply, 'accept-language');
  addVary(reply, 'accept-encoding');
  if (isKnown(request.headers['if-none-match'], response)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  const { body } = response;
  if (body.length < SMALL) return reply.send(body);
  // @ts-expect-error The types do not know the options of version 1.
  const coding: Coding | undefined = new Negotiator(request).encoding(CODINGS, {
    preferred: CODINGS,
  });
  if (!coding) return reply.send(body);
  return reply.header('content-encoding', coding).send(await response.encoded(coding));
}

/**
 * Serves `cached` routes from the response cache without parsing and validating the query again.
 * Earlier hooks, such as protective headers, capacity, log and metrics, still apply.
 */
export default fp(
  async (app: App) => {
    const { clock, settings, db, replica } = app.context;
    const cache = openResponseCache({ clock, maxAgeMs: settings.responseCacheMs });
    const changes = openChanges(db);
    changes.follow({
      changed: (organisation) => cache.forget([organisation]),
      missed: () => cache.forget(),
    });
    app.addHook('onClose', changes.close);
    app.decorate('changes', changes);
    app.decorate('responseCounts', cache.counts);
    app.decorate('forgetResponses', () => cache.forget());
    app.decorateRequest('shown', {
      getter() {
        const shown = new Set<string>();
        Object.defineProperty(this, 'shown', { value: shown });
        return shown;
      },
    });
    app.decorateRequest('changed', null);
    app.decorateRequest('reads', { getter: () => db });
    replica?.follow(cache.version);
    app.decorate('readsOf', (places) => {
      const version = replica?.version() ?? null;
      return replica && version !== null && cache.isCurrent(version, places) ? replica.db : db;
    });
    // Invalidate before the response is sent, also if a failed commit may have taken effect.
    app.addHook('onSend', async (request, reply) => {
      if (/^(GET|HEAD|OPTIONS)$/.test(request.method) || request.turnedAway) return;
      if (request.routeOptions.config.changes === 'private') return;
      if (reply.statusCode < 400) cache.forget(request.changed);
      else if (reply.statusCode >= 500) cache.forget();
    });
    const turns = openTurns();
    /** Requests from this machine include the renderer's and those through a local proxy. */
    const inTurn = <Result>(address: string, work: () => Promise<Result>): Promise<Result> =>
      isHere(address)
        ? work()
        : networksOf(address).reduce(
            (inner, { name, share }) =>
              () =>
                turns({ name, atOnce: MADE_AT_ONCE * share, waiting: WAITING * share }, inner),
            work,
          )();
    app.addHook('onRequest', async (request, reply) => {
      if (!request.routeOptions.config.cached) return;
      const response = cache.get(keyOf(request));
      if (response) return sendResponse(request, reply, response);
    });
    app.decorate('sendCached', async (request, reply, make) => {
      const on = (reads: Db) => () => {
        request.shown.clear();
        Object.defineProperty(request, 'reads', { value: reads, configurable: true });
        return make();
      };
      const version = replica?.version() ?? null;
      const earlier = replica && version !== null ? { version, make: on(replica.db) } : undefined;
      const read = () => cache.read(keyOf(request), on(db), request.shown, earlier);
      // Without it, writes of other processes show after the response expires.
      changes.listen().catch(() => undefined);
      const isLong = request.url.length > LONGEST;
      const response = isLong ? responseOf(await make()) : await inTurn(request.ip, read);
      return sendResponse(request, reply, response);
    });
  },
  { name: 'response-cache', dependencies: ['language', 'capacity'] },
);
