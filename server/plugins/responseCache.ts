import fp from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { OrganisationsQuery } from '#common/contract/organisations.ts';
import type { App } from '#server/context.ts';
import type { Db } from '#server/db/client.ts';
import { type Changes, openChanges } from '#server/db/lineChanges.ts';
import { networksOf } from '#server/lib/network.ts';
import { openTurns } from '#server/lib/turns.ts';
import { exemptBy } from '#server/plugins/requests/sockets.ts';
import { needsStatus, seedOf } from '#server/repositories/organisations/filters.ts';
import { addVary } from '#server/plugins/requests/vary.ts';
import {
  CODINGS,
  openResponseCache,
  responseOf,
  type CachedResponse,
  type Coding,
  type ResponseCounts,
} from './responseStore.ts';

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
    responseCounts: ResponseCounts;
    /** Changes that this process receives. */
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
    /**
     * Tags of what a cached response shows, whose changes invalidate it: ids and slugs of places,
     * `DIRECTORY` and `WAITS`. Without any, or with `BRIEF`, it is cached for `RESPONSE_CACHE_MS`.
     */
    shown: Set<string>;
    /** Ids or slugs of the places that a write changed; null for any. */
    changed: string[] | null;
  }
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

/** The kind of a response in the counts: its route, and what a list needs. */
function kindOf({ routeOptions, query }: FastifyRequest): string {
  const filters = query as OrganisationsQuery;
  const route = routeOptions.url ?? '';
  if (filters.keywords) return `${route} keywords`;
  return needsStatus(filters) ? `${route} status` : route;
}

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
    const changes = openChanges(db);
    const cache = openResponseCache({
      clock,
      maxAgeMs: settings.responseCacheMs,
      isReceiving: changes.isReceiving,
    });
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
      if (/^(GET|HEAD|OPTIONS)$/.test(request.method) || request.isRejected) return;
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
      const response = cache.get(keyOf(request), kindOf(request));
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
      const kind = kindOf(request);
      const read = () => cache.read(keyOf(request), on(db), request.shown, { earlier, kind });
      changes.listen().catch(() => undefined);
      const isLong = request.url.length > LONGEST;
      const work = isLong ? async () => responseOf(await make()) : read;
      const response = await inTurn(request.ip, work);
      return sendResponse(request, reply, response);
    });
  },
  { name: 'response-cache', dependencies: ['language', 'capacity'] },
);
