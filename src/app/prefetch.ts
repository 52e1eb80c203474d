import { unstable_serialize, type Arguments } from 'swr';
import type { DehydratedState } from '#common/page/protocol.ts';
import type { ApiClient } from '#src/api/transport/client.ts';
import { ApiError } from '#src/api/transport/errors.ts';
import type { Prefetch } from '#src/hooks/data/useQuery.ts';
import type { PageMatch } from './routing/routes.tsx';

/**
 * Prefetches the data that the route table lists for a page. A failed request leaves no entry, so
 * the browser repeats it. A missing record is stored as missing.
 * @param client of the page
 * @returns the data, and the names of all requests, also of those that failed
 */
export const prefetchPage = async (
  { data, params }: Pick<PageMatch, 'data' | 'params'>,
  url: URL,
  client: ApiClient,
): Promise<{ state: DehydratedState; prefetched: ReadonlySet<string> }> => {
  const state: DehydratedState = { data: {}, errors: {} };
  const calls = new Map<string, Promise<unknown>>();
  const read = async <Data>(name: string, fetch: (client: ApiClient) => Promise<Data>) => {
    try {
      const response = await fetch(client);
      // Converts the data to the form that the browser parses.
      state.data[name] = JSON.parse(JSON.stringify(response)) as unknown;
      return response;
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'not_found')
        state.errors[name] = { kind: error.kind, status: error.status };
      return undefined;
    }
  };
  const prefetch: Prefetch = <Data>(
    key: Arguments,
    fetch: (client: ApiClient) => Promise<Data>,
  ) => {
    const name = unstable_serialize(key);
    const call = (calls.get(name) as Promise<Data | undefined> | undefined) ?? read(name, fetch);
    calls.set(name, call);
    return call;
  };
  await data?.(prefetch, { url, params });
  // Sorted by name, so that the same page always has the same text.
  const names = Object.keys(state.data).sort();
  const sorted = Object.fromEntries(names.map((name) => [name, state.data[name]]));
  return { state: { ...state, data: sorted }, prefetched: new Set(calls.keys()) };
};
