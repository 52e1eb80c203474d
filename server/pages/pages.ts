import { setTimeout as rest } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { isSecret } from '#common/addresses.ts';
import type { Language } from '#common/languages.ts';
import type { ApiResponse, Page, PageAddress, PageRequest } from '#common/page/protocol.ts';
import { today, type Clock } from '#server/lib/clock.ts';
import type { RendererProcess } from './rendererProcess.ts';
import { hashOf } from './storedPage.ts';

/** Maximum pages that wait for the renderer. Beyond it, browsers render. */
const WAITING_MAX = 4;

/** Browsers render pages with longer addresses. No link is longer. */
const URL_MAX = 300;

const MIB = 1024 * 1024;
/** Memory for screens and places, whose number the directory limits. */
const SCREENS_BYTES = 16 * MIB;
/** Memory for searches and unknown addresses, whose number is unlimited. */
const OTHERS_BYTES = 4 * MIB;
const TTL_MS = 30 * 60_000;

/** The number of screens that are renewed, and the time since their last request. */
const RENEWED = { most: 20, ms: 10 * 60_000 };

/** Parameters that identify a screen. Any other query is a search. */
const OF_SCREENS = new Set(['lang', 'author', 'post']);

interface CachedPage extends Page {
  /** Hashes of the response bodies behind the page, by path. */
  from: Map<string, string>;
  language: Language;
  day: string;
}

/** Responses of the API, by path. */
type Responses = ReadonlyMap<string, ApiResponse>;

export interface Pages {
  /**
   * The page of an address, rendered now or cached. Null if the browser must render it: too many
   * pages wait, the process has no capacity left, or the address is too long.
   * @param origin scheme and host of the public address
   * @throws Error if it cannot be rendered
   */
  get(address: PageAddress, origin: string): Promise<Page | null>;
  /**
   * Renders the screens requested last again if they have changed, one after the other. Called after
   * each full minute, which changes waits, so that visitors do not wait for it. Rests as long as it
   * works.
   * @param onError called with the error of each screen that cannot be rendered
   */
  renew(onError: (error: unknown) => void): Promise<void>;
  load(): { rendering: number; waiting: number; bytes: number };
}

/** The API refused or failed. Its response must not become the content of a page. */
class ApiUnavailable extends Error {
  override readonly name = 'ApiUnavailable';
}

const isSearch = (url: string): boolean =>
  [...new URLSearchParams(url.split('?')[1] ?? '').keys()].some((name) => !OF_SCREENS.has(name));

const cacheOf = (maxSize: number) =>
  new LRUCache<string, CachedPage>({
    maxSize,
    sizeCalculation: ({ html, from }, key) =>
      html.packed.length + 2 * key.length + 300 * from.size + 1000,
    ttl: TTL_MS,
    ttlAutopurge: true,
  });

/**
 * Renders pages and caches them. A cached page is valid while the API responses behind it are
 * unchanged; a page without API responses is valid until the day changes.
 * @param enter reserves capacity of the process and returns the release function; null if there is
 * none
 */
export function openPages(
  renderer: RendererProcess,
  options: {
    call: (path: string, language: Language) => Promise<ApiResponse>;
    enter: () => (() => void) | null;
    clock: Clock;
  },
): Pages {
  const { enter, clock } = options;
  const screens = cacheOf(SCREENS_BYTES);
  const others = cacheOf(OTHERS_BYTES);
  const recent = new LRUCache<string, PageRequest>({
    max: RENEWED.most,
    ttl: RENEWED.ms,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  const underWay = new Map<string, Promise<CachedPage | null>>();
  const oneAtATime = pLimit(1);

  const call = async (path: string, language: Language): Promise<ApiResponse> => {
    const response = await options.call(path, language);
    if (response.status >= 500) throw new ApiUnavailable(`${response.status} for a page`);
    return response;
  };
  /** The current responses behind a cached page, by path. */
  const responsesOf = async ({ from, language }: CachedPage): Promise<Responses> => {
    const paths = [...from.keys()];
    const responses = await Promise.all(paths.map((path) => call(path, language)));
    return new Map(paths.map((path, index) => [path, responses[index]!]));
  };
  const isCurrent = ({ from, day }: CachedPage, responses: Responses): boolean =>
    day === today(clock) &&
    [...from].every(([path, hash]) => hash === hashOf(responses.get(path)!.body));

  const render = async (request: PageRequest, known: Responses): Promise<CachedPage> => {
    const from = new Map<string, string>();
    const { language } = request.address;
    const day = today(clock);
    const page = await renderer.render(request, async (path) => {
      const response = known.get(path) ?? (await call(path, language));
      from.set(path, hashOf(response.body));
      return response;
    });
    return { ...page, from, language, day };
  };

  const renderInTurn = (key: string, request: PageRequest, known: Responses) =>
    oneAtATime(async () => {
      const leave = enter();
      if (!leave) return null;
      try {
        const page = await render(request, known);
        // Pages that only their secret link opens are never cached.
        if (isSecret(request.address.url)) return page;
        const cache = page.status === 404 || isSearch(request.address.url) ? others : screens;
        cache.set(key, page);
        return page;
      } finally {
        leave();
      }
    });

  const current = async (key: string, request: PageRequest): Promise<CachedPage | null> => {
    try {
      const cached = screens.get(key) ?? others.get(key);
      const responses = cached ? await responsesOf(cached) : new Map<string, ApiResponse>();
      if (cached && isCurrent(cached, responses)) return cached;
      const same = underWay.get(key);
      if (same) return await same;
      if (oneAtATime.activeCount + oneAtATime.pendingCount > WAITING_MAX) return null;
      const next = renderInTurn(key, request, responses).finally(() => underWay.delete(key));
      underWay.set(key, next);
      return await next;
    } catch (error) {
      if (error instanceof ApiUnavailable) return null;
      throw error;
    }
  };

  return {
    get: async (address, origin) => {
      if (address.url.length > URL_MAX) return null;
      const key = `${origin} ${address.language} ${address.url}`;
      const request = { address, origin };
      const page = await current(key, request);
      if (screens.has(key)) recent.set(key, request);
      return page;
    },
    renew: async (onError) => {
      // A copy, because requests reorder the cache during the loop.
      const latest = [...recent.entries()];
      for (const [key, request] of latest) {
        if (!screens.has(key)) continue;
        const began = performance.now();
        await current(key, request).catch(onError);
        // Pauses as long as the rendering took, so that other requests get the processor.
        await rest(performance.now() - began, undefined, { ref: false });
      }
    },
    load: () => ({
      rendering: oneAtATime.activeCount,
      waiting: oneAtATime.pendingCount,
      bytes: screens.calculatedSize + others.calculatedSize,
    }),
  };
}
