import { useEffect, useSyncExternalStore } from 'react';
import { unstable_serialize, type Arguments, type Middleware } from 'swr';
import { unstable_serialize as serializeInfinite } from 'swr/infinite';
import type { DehydratedState } from '#common/page/protocol.ts';
import { STATE_ID } from '#common/page/slots.ts';
import { ApiError } from '#src/api/transport/errors.ts';

/** State of a server-rendered page. Null for other pages. */
export const readState = (): DehydratedState | null => {
  const element = document.getElementById(STATE_ID);
  if (!element) return null;
  try {
    return JSON.parse(element.textContent) as DehydratedState;
  } catch {
    return null;
  }
};

type PagedKey = (index: number, previous: unknown) => Arguments;

/** The name of a request in SWR's key. A paginated request has a key per page. */
const nameOf = (key: unknown): string =>
  typeof key === 'function' && key.length > 0
    ? serializeInfinite(key as PagedKey)
    : unstable_serialize(key as Arguments);

/** Time during which the data of the page counts as fresh, in ms. */
const SETTLING_MS = 30_000;

const subscribeToNothing = (): (() => void) => () => {};

/**
 * Lets hooks use the data of the page without a request. During hydration, a request with a
 * response is not sent, and a failed one fails at once. A part that hydrates later starts with the
 * same data, which matches its HTML, and then requests newer data.
 */
export const hydrate = (state: DehydratedState): Middleware => {
  const until = performance.now() + SETTLING_MS;
  const isFresh = (): boolean => performance.now() < until;
  return (useNext) => (key, fetcher, config) => {
    const name = nameOf(key);
    // While the data is fresh, hydration needs no second render.
    const isLate = !useSyncExternalStore(subscribeToNothing, () => true, isFresh);
    const fits = isLate || isFresh();
    const sent = fits && name in state.data;
    const result = useNext(
      key,
      fetcher,
      sent ? { ...config, revalidateOnMount: false, revalidateIfStale: false } : config,
    );
    const { mutate } = result;
    const isOld = isLate && sent;
    useEffect(() => {
      if (isOld) void mutate();
    }, [isOld, mutate]);
    const failure = fits ? state.errors[name] : undefined;
    if (!failure || result.data !== undefined || result.error !== undefined) return result;
    const error = new ApiError(failure.kind, { status: failure.status });
    return { ...result, error, isLoading: false } as typeof result;
  };
};

/**
 * Reports requests that a screen sends on the server without a prefetch. A read has an array as its
 * key. A write has a name, and a server never sends it.
 */
export const reportMissing =
  (prefetched: ReadonlySet<string>, report: (name: string) => void): Middleware =>
  (useNext) =>
  (key, fetcher, config) => {
    const name = nameOf(key);
    const reads = Array.isArray(key) && fetcher;
    if (reads && !prefetched.has(name)) report(name);
    return useNext(key, fetcher, config);
  };
