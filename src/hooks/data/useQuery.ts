import type { TSchema } from 'typebox';
import useSWR, { type SWRConfiguration } from 'swr';
import type { Endpoint } from '#common/contract/endpoint.ts';
import type { Answer } from '#src/api/transport/answer.ts';
import { call, keyOf } from '#src/api/transport/call.ts';
import type { ApiError } from '#src/api/transport/errors.ts';
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

/**
 * Reads something that a page needs before it is rendered, through that page's client.
 * @param name SWR's key of the call, by which the hook finds the response
 * @param fetch makes the call, once for each name
 * @returns the response; undefined when there is none, which the screen then shows
 */
export type Prefetch = <Answer>(
  name: string,
  fetch: (client: ApiClient) => Promise<Answer>,
) => Promise<Answer | undefined>;
