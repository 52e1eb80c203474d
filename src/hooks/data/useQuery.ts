import { useEffect } from 'react';
import type { TSchema } from 'typebox';
import useSWR, { type Arguments, type SWRConfiguration } from 'swr';
import type { Endpoint } from '#common/contract/endpoint.ts';
import type { ResponseOf } from '#src/api/transport/response.ts';
import { call, keyOf } from '#src/api/transport/call.ts';
import type { ApiError } from '#src/api/transport/errors.ts';
import { useLive, type LiveKind } from '#src/hooks/data/live/useLive.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import type { ApiClient } from '#src/api/transport/client.ts';

type Options<Data> = SWRConfiguration<Data, ApiError>;

/** Options for a single request. */
export const fetchOnce = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

/** Options for secondary content of a screen. */
export const withoutRetry = { revalidateOnFocus: false, shouldRetryOnError: false };

/** Reads from the API with SWR. @param input null disables the request */
export const useQuery = <In, Schema extends TSchema>(
  endpoint: Endpoint<In, Schema>,
  input: In | null,
  options: Options<ResponseOf<Schema>> = {},
) =>
  useSWR<ResponseOf<Schema>, ApiError>(
    input === null ? null : keyOf(endpoint, input),
    () => call(endpoint, input as In),
    options,
  );

/** Like `useQuery` for data of the logged-in person. It requests nothing without a session. */
export const useOwnQuery = <In, Schema extends TSchema, Data = ResponseOf<Schema>>(
  endpoint: Endpoint<In, Schema>,
  input: In | null,
  {
    read = (response) => response as Promise<Data>,
    ...options
  }: Options<Data> & { read?: (response: Promise<ResponseOf<Schema>>) => Promise<Data> } = {},
) => {
  const { loggedIn, sessionVersion } = useSession();
  return useSWR<Data, ApiError>(
    loggedIn && input !== null ? keyOf(endpoint, input, sessionVersion) : null,
    () => read(call(endpoint, input as In)),
    options,
  );
};

/** Polling interval without a stream, in ms. Polling pauses in a hidden tab. */
const REFRESH_MS = 15_000;

/** Reads data that a stream updates, and polls while there is no stream. */
export const useLiveQuery = <Data>(
  kind: LiveKind,
  id: string | null,
  key: Arguments,
  fetch: () => Promise<Data>,
) => {
  const live = useLive(kind, id);
  const swr = useSWR<Data, ApiError>(key, fetch, {
    refreshInterval: live === 'live' ? 0 : REFRESH_MS,
  });
  const { data, mutate } = swr;
  useEffect(() => {
    // The stream updates the cache, which does not contain the data of a server-rendered page.
    if (data !== undefined) void mutate((known) => known ?? data, { revalidate: false });
  }, [data, mutate]);
  return swr;
};

/**
 * Reads data that a page needs before it is rendered, with the client of that page.
 * @param key of SWR, which identifies the response for the hook
 * @param fetch sends the request, once per key
 * @returns the response, or undefined after a failure, which the screen then shows
 */
export type Prefetch = <ResponseOf>(
  key: Arguments,
  fetch: (client: ApiClient) => Promise<ResponseOf>,
) => Promise<ResponseOf | undefined>;
