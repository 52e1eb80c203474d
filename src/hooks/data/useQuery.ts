import { useEffect } from 'react';
import type { TSchema } from 'typebox';
import useSWR, { type Arguments, type SWRConfiguration } from 'swr';
import type { Endpoint } from '#common/contract/endpoint.ts';
import type { Answer } from '#src/api/transport/answer.ts';
import { call, keyOf } from '#src/api/transport/call.ts';
import type { ApiError } from '#src/api/transport/errors.ts';
import { useLive, type LiveKind } from '#src/hooks/data/live/useLive.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import type { ApiClient } from '#src/api/transport/client.ts';

type Options<Data> = SWRConfiguration<Data, ApiError>;

/** For what is requested once. */
export const once = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

/** For what stands beside a screen's main purpose. */
export const quietly = { revalidateOnFocus: false, shouldRetryOnError: false };

/** Reads from the API with SWR. @param input null asks for nothing */
export const useQuery = <In, Schema extends TSchema>(
  endpoint: Endpoint<In, Schema>,
  input: In | null,
  options: Options<Answer<Schema>> = {},
) =>
  useSWR<Answer<Schema>, ApiError>(
    input === null ? null : keyOf(endpoint, input),
    () => call(endpoint, input as In),
    options,
  );

/** The same for what belongs to the person who is logged in; nothing is requested while nobody is. */
export const useOwnQuery = <In, Schema extends TSchema, Data = Answer<Schema>>(
  endpoint: Endpoint<In, Schema>,
  input: In | null,
  {
    read = (answer) => answer as Promise<Data>,
    ...options
  }: Options<Data> & { read?: (answer: Promise<Answer<Schema>>) => Promise<Data> } = {},
) => {
  const { loggedIn, epoch } = useSession();
  return useSWR<Data, ApiError>(
    loggedIn && input !== null ? keyOf(endpoint, input, epoch) : null,
    () => read(call(endpoint, input as In)),
    options,
  );
};

/** The polling interval without a stream, in ms; only while the page is visible. */
const REFRESH_MS = 15_000;

/** Reads with SWR what a stream also writes, and polls while there is no stream. */
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
    // Data that came with the page is not in the cache, where the stream changes it.
    if (data !== undefined) void mutate((known) => known ?? data, { revalidate: false });
  }, [data, mutate]);
  return swr;
};

/**
 * Reads something that a page needs before it is rendered, through that page's client.
 * @param key of SWR, by which the hook finds the response
 * @param fetch makes the call, once for each key
 * @returns the response; undefined when there is none, which the screen then shows
 */
export type Prefetch = <Answer>(
  key: Arguments,
  fetch: (client: ApiClient) => Promise<Answer>,
) => Promise<Answer | undefined>;
