import { unstable_serialize, type Arguments, type Middleware } from 'swr';
import { unstable_serialize as serializeInfinite } from 'swr/infinite';
import { ApiError, type FailureKind } from '#src/api/transport/errors.ts';

/** What the server knew when it drew the page: answers by SWR's name of the call. */
export interface Served {
  /** What calls brought. */
  data: Record<string, unknown>;
  /** What calls failed with. */
  errors: Record<string, { kind: FailureKind; status: number | null }>;
}

/** The id of the element in which the page carries it. */
export const SERVED_ID = 'served';

/** What the page carries; null for a page that no server drew. */
export const readServed = (): Served | null => {
  const element = document.getElementById(SERVED_ID);
  if (!element) return null;
  try {
    return JSON.parse(element.textContent) as Served;
  } catch {
    return null;
  }
};

/** Whether a call is one in pages, that asks with a key for each. */
export const isPaged = (
  key: unknown,
): key is (index: number, previous: unknown) => readonly unknown[] | null =>
  typeof key === 'function' && key.length > 0;

/** SWR's name of a call. */
export const nameOf = (key: unknown): string =>
  isPaged(key) ? serializeInfinite(key) : unstable_serialize(key as Arguments);

/** How long what came with the page counts as new, in ms. */
const SETTLING_MS = 30_000;

/**
 * Lets hooks take what the server sent along without asking again: while the page settles, a call
 * whose answer is there is not made, and one that failed shows its failure at once.
 */
export const takeServed = (served: Served): Middleware => {
  const until = performance.now() + SETTLING_MS;
  const isFresh = (): boolean => performance.now() < until;
  return (useNext) => (key, fetcher, config) => {
    const name = nameOf(key);
    const sent = isFresh() && name in served.data;
    const result = useNext(
      key,
      fetcher,
      sent ? { ...config, revalidateOnMount: false, revalidateIfStale: false } : config,
    );
    const failure = isFresh() ? served.errors[name] : undefined;
    if (!failure || result.data !== undefined || result.error !== undefined) return result;
    const error = new ApiError(failure.kind, { status: failure.status });
    return { ...result, error, isLoading: false } as typeof result;
  };
};
