import { unstable_serialize, type Arguments } from 'swr';
import type { DehydratedState } from '#common/page/protocol.ts';
import type { ApiClient } from '#src/api/transport/client.ts';
import { ApiError } from '#src/api/transport/errors.ts';
import type { Prefetch } from '#src/hooks/data/useQuery.ts';
import type { PageMatch } from './routing/routes.tsx';

/**
 * Reads the data that the route table says a page needs. A failed call leaves nothing behind, so
 * that the browser repeats it; a record that does not exist is remembered as missing.
 * @param client the page's own
 */
export const prefetchPage = async (
  { data, params }: Pick<PageMatch, 'data' | 'params'>,
  url: URL,
  client: ApiClient,
): Promise<DehydratedState> => {
  const state: DehydratedState = { data: {}, errors: {} };
  const calls = new Map<string, Promise<unknown>>();
  const read = async <Answer>(name: string, fetch: (client: ApiClient) => Promise<Answer>) => {
    try {
      const answer = await fetch(client);
      // In the form in which the browser will read it.
      state.data[name] = JSON.parse(JSON.stringify(answer)) as unknown;
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'not_found')
        state.errors[name] = { kind: error.kind, status: error.status };
      return undefined;
    }
  };
  const prefetch: Prefetch = <Answer>(
    key: Arguments,
    fetch: (client: ApiClient) => Promise<Answer>,
  ) => {
    const name = unstable_serialize(key);
    const call = (calls.get(name) as Promise<Answer | undefined> | undefined) ?? read(name, fetch);
    calls.set(name, call);
    return call;
  };
  await data?.(prefetch, { url, params });
  // In order of name, not of arrival, so that the same page always gives the same text.
  const names = Object.keys(state.data).sort();
  return { ...state, data: Object.fromEntries(names.map((name) => [name, state.data[name]])) };
};
