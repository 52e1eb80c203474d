import { useEffect, useSyncExternalStore } from 'react';
import { unstable_serialize, type Arguments, type Middleware } from 'swr';
import { unstable_serialize as serializeInfinite } from 'swr/infinite';
import type { DehydratedState } from '#common/page/protocol.ts';
import { STATE_ID } from '#common/page/slots.ts';
import { ApiError } from '#src/api/transport/errors.ts';

/** The state that the page was rendered from; null for a page that no server rendered. */
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

/** SWR's key of a call. A paginated call has a key for each page. */
const nameOf = (key: unknown): string =>
  typeof key === 'function' && key.length > 0
    ? serializeInfinite(key as PagedKey)
    : unstable_serialize(key as Arguments);

/** How long the data that came with the page counts as fresh, in ms. */
const SETTLING_MS = 30_000;

const subscribeToNothing = (): (() => void) => () => {};

/**
 * Lets hooks use the data that came with the page without requesting it again: during hydration, a
 * call that already has a response is not made, and one that failed shows its failure at once. A
 * part that is hydrated later begins with the same data, as its HTML does, and then requests newer.
 */
export const hydrate = (state: DehydratedState): Middleware => {
  const until = performance.now() + SETTLING_MS;
  const isFresh = (): boolean => performance.now() < until;
  return (useNext) => (key, fetcher, config) => {
    const name = nameOf(key);
    // As long as the data is fresh, hydration changes nothing and needs no second render.
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
 * Reports calls that a screen makes on the server without having prefetched them. What is read has
 * an array as its key; a write has a name, and no server makes it.
 */
export const reportMissing =
  (state: DehydratedState, report: (name: string) => void): Middleware =>
  (useNext) =>
  (key, fetcher, config) => {
    const name = nameOf(key);
    const reads = Array.isArray(key) && fetcher;
    if (reads && !(name in state.data) && !(name in state.errors)) report(name);
    return useNext(key, fetcher, config);
  };
