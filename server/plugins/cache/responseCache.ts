import fp from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { App } from '#server/context.ts';
import {
  CODINGS,
  openResponseCache,
  type CachedResponse,
  type Coding,
} from '#server/lib/responseCache.ts';
import { addVary } from '#server/plugins/requests/vary.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The route sends everybody the same response, or everybody who reads the same language, from
     * the response cache while it is fresh.
     */
    cached?: boolean | 'by language';
  }
  interface FastifyInstance {
    /**
     * Sends the response cached for a request, made anew when it is stale.
     * @param make the body, from what the database holds now
     * @throws what `make` throws; nothing is cached then
     */
    sendCached(
      request: FastifyRequest,
      reply: FastifyReply,
      make: () => Promise<string>,
    ): Promise<FastifyReply>;
    /** Makes every cached response stale. */
    forgetResponses(): void;
  }
}

const MOST_BYTES = 32 * 1024 * 1024;
/** The most addresses whose key is remembered, and the longest of them. */
const ADDRESSES = 2_000;
const LONGEST = 300;

/** Compressing smaller bodies does not pay. */
const SMALL = 1024;

/** The best of our codings that an Accept-Encoding header accepts. */
export function codingOf(header: string | string[] | undefined): Coding | null {
  if (!header) return null;
  const taken = new Map<string, number>();
  for (const part of String(header).slice(0, 300).toLowerCase().split(',')) {
    const [name = '', ...options] = part.trim().split(';');
    const quality = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find(Boolean);
    taken.set(name.trim(), quality === undefined ? 1 : Number(quality));
  }
  const quality = (coding: Coding) => taken.get(coding) ?? taken.get('*') ?? 0;
  const best = [...CODINGS].sort((one, other) => quality(other) - quality(one))[0]!;
  return quality(best) > 0 ? best : null;
}

/** Whether an If-None-Match header names the response that we would send. */
export function isKnown(header: string | undefined, { etag }: CachedResponse): boolean {
  if (!header) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}

const dependsOnLanguage = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.cached === 'by language';

/** A key for each response that requests may get. */
const inLanguage = (request: FastifyRequest, key: string): string =>
  dependsOnLanguage(request) ? `${request.language} ${key}` : key;

/** The subject of a request: its route, and the parameters that the route knows. */
function keyOf({ routeOptions, params, query }: FastifyRequest): string {
  const schema = routeOptions.schema?.querystring as { properties?: object } | undefined;
  const sent = query as Record<string, unknown>;
  const known = Object.keys(schema?.properties ?? {}).map((name) => sent[name] ?? null);
  return JSON.stringify([routeOptions.url, params, known]);
}

/**
 * Sends a response, or 304 to a client that has it. It may be stored, but is revalidated each time.
 */
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
  const coding = body.length < SMALL ? null : codingOf(request.headers['accept-encoding']);
  if (!coding) return reply.send(body);
  return reply.header('content-encoding', coding).send(await response.encoded(coding));
}

/**
 * Answers requests for `cached` routes from the response cache, without validating and parsing
 * their query again: an address that a route has answered before is known by its key. Earlier
 * hooks, such as protective headers, capacity, log and metrics, apply to these requests as well.
 */
export default fp(
  async (app: App) => {
    const { clock, settings } = app.context;
    const cache = openResponseCache({
      clock,
      maxAgeMs: settings.responseCacheMs,
      most: MOST_BYTES,
    });
    const keys = new LRUCache<string, string>({ max: ADDRESSES });
    app.decorate('forgetResponses', cache.forget);
    // The reader of an outcome reads the new state, also where a failed commit may have taken effect.
    app.addHook('onSend', async ({ method }) => {
      if (method !== 'GET' && method !== 'HEAD') cache.forget();
    });
    app.addHook('onRequest', async (request, reply) => {
      if (!request.routeOptions.config.cached) return;
      const key = keys.get(inLanguage(request, request.url));
      const response = key === undefined ? undefined : cache.get(key);
      if (response) return sendResponse(request, reply, response);
    });
    app.decorate('sendCached', async (request, reply, make) => {
      const key = inLanguage(request, keyOf(request));
      const response = await cache.read(key, make);
      if (request.url.length <= LONGEST) keys.set(inLanguage(request, request.url), key);
      return sendResponse(request, reply, response);
    });
  },
  { name: 'response-cache', dependencies: ['language', 'capacity'] },
);
