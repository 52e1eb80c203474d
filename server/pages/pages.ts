import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { isSecret } from '#common/addresses.ts';
import type { Language } from '#common/languages.ts';
import type { ApiAnswer, Page, PageAddress, PageRequest } from '#common/page/protocol.ts';
import type { RendererProcess } from './rendererProcess.ts';
import { hashOf } from './storedPage.ts';

/**
 * The most pages that wait to be rendered; further visitors get the page that the browser renders.
 */
const WAITING_MAX = 8;

/** No link is longer than this: the browser renders pages with longer addresses. */
const URL_MAX = 300;

const MIB = 1024 * 1024;
/** Memory for screens and places, whose number the directory limits. */
const SCREENS_BYTES = 16 * MIB;
/** Memory for searches and addresses that do not exist, whose number nothing limits. */
const OTHERS_BYTES = 4 * MIB;
const TTL_MS = 30 * 60_000;

/** The parameters that identify a screen; any other query is a search. */
const OF_SCREENS = new Set(['lang', 'author', 'post']);

interface CachedPage extends Page {
  /** Hashes of the response bodies behind the page, by path. */
  from: Map<string, string>;
  language: Language;
  day: string;
}

export interface Pages {
  /**
   * The page for an address, rendered now or cached. Null when the browser has to render it: too
   * many are waiting, the process has no capacity left, or the address is too long.
   * @param origin scheme and host under which visitors reach this server
   * @throws Error when it cannot be rendered
   */
  get(address: PageAddress, origin: string): Promise<Page | null>;
  /** Pages being rendered, pages waiting for it, and bytes of cached ones. */
  load(): { rendering: number; waiting: number; bytes: number };
}

/** The API refused or failed: its response must not become the content of a page. */
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
 * Renders pages and caches them. A cached page is valid as long as the API's responses that it was
 * rendered from are the same; one that was rendered from none is valid until the day changes.
 * @param enter takes one of the process' places for work and returns how to give it back; null when
 *   there is none
 * @param today the calendar date in Athens
 */
export function openPages(
  renderer: RendererProcess,
  options: {
    call: (path: string, language: Language) => Promise<ApiAnswer>;
    enter: () => (() => void) | null;
    today: () => string;
  },
): Pages {
  const { enter, today } = options;
  const screens = cacheOf(SCREENS_BYTES);
  const others = cacheOf(OTHERS_BYTES);
  const underWay = new Map<string, Promise<CachedPage | null>>();
  const oneAtATime = pLimit(1);

  const call = async (path: string, language: Language): Promise<ApiAnswer> => {
    const answer = await options.call(path, language);
    if (answer.status >= 500) throw new ApiUnavailable(`${answer.status} for a page`);
    return answer;
  };
  const isCurrent = async ({ from, language, day }: CachedPage): Promise<boolean> => {
    if (day !== today()) return false;
    const answers = await Promise.all([...from.keys()].map((path) => call(path, language)));
    return [...from.values()].every((hash, index) => hash === hashOf(answers[index]!.body));
  };

  const render = async (request: PageRequest): Promise<CachedPage> => {
    const from = new Map<string, string>();
    const { language } = request.address;
    const day = today();
    const page = await renderer.render(request, async (path) => {
      const answer = await call(path, language);
      from.set(path, hashOf(answer.body));
      return answer;
    });
    return { ...page, from, language, day };
  };

  const renderInTurn = (key: string, request: PageRequest) =>
    oneAtATime(async () => {
      const leave = enter();
      if (!leave) return null;
      try {
        const page = await render(request);
        // Secret pages, opened only by their link, are never cached.
        if (isSecret(request.address.url)) return page;
        const cache = page.status === 404 || isSearch(request.address.url) ? others : screens;
        cache.set(key, page);
        return page;
      } finally {
        leave();
      }
    });

  const cached = async (key: string): Promise<Page | null> => {
    const page = screens.get(key) ?? others.get(key);
    if (!page) return null;
    return (await isCurrent(page)) ? page : null;
  };

  return {
    get: async (address, origin) => {
      if (address.url.length > URL_MAX) return null;
      const key = `${origin} ${address.language} ${address.url}`;
      try {
        const page = await cached(key);
        if (page) return page;
        const same = underWay.get(key);
        if (same) return await same;
        if (oneAtATime.activeCount + oneAtATime.pendingCount > WAITING_MAX) return null;
        const next = renderInTurn(key, { address, origin }).finally(() => underWay.delete(key));
        underWay.set(key, next);
        return await next;
      } catch (error) {
        if (error instanceof ApiUnavailable) return null;
        throw error;
      }
    },
    load: () => ({
      rendering: oneAtATime.activeCount,
      waiting: oneAtATime.pendingCount,
      bytes: screens.calculatedSize + others.calculatedSize,
    }),
  };
}
