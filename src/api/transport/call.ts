import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import type { TSchema } from 'typebox';
import type { Endpoint } from '#common/contract/endpoint.ts';
import { readResponse, type ResponseOf } from './response.ts';
import type { ApiClient } from './client.ts';
import { ApiError, type FailureKind } from './errors.ts';
import { loadClient } from './loadClient.ts';

export interface CallOptions extends Pick<
  AxiosRequestConfig,
  'headers' | 'timeout' | 'skipRefresh' | 'responseType' | 'anyBody'
> {
  /** The idempotency key, see `idempotency.ts`. */
  key?: string;
  through?: ApiClient;
}

interface Parts {
  query?: unknown;
  body?: unknown;
}

export const pathOf = <In>({ path }: Endpoint<In>, input: In): string =>
  path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent((input as Record<string, string>)[name] ?? ''),
  );

/** SWR's key of a read request. Pass the session's version if the response belongs to the logged-in person. */
export const keyOf = <In>({ path }: Endpoint<In>, input: In, sessionVersion?: number) =>
  [path, input, ...(sessionVersion === undefined ? [] : [sessionVersion])] as const;

const requestOf = <In>(endpoint: Endpoint<In>, input: In): AxiosRequestConfig => {
  const { query, body } = input as Parts;
  return {
    method: endpoint.method,
    url: pathOf(endpoint, input),
    ...(query !== undefined && { params: query }),
    ...(body !== undefined && { data: body }),
    ...(endpoint.anonymous && { skipRefresh: true }),
  };
};

/** Like `call`, but also returns the response headers. @throws ApiError */
export const callWithHeaders = async <In, Schema extends TSchema>(
  endpoint: Endpoint<In, Schema>,
  input: In,
  { key, through, headers: sent, ...options }: CallOptions = {},
): Promise<{ response: ResponseOf<Schema>; headers: AxiosResponse['headers']; status: number }> => {
  const client = through ?? (await loadClient());
  const { data, headers, status } = await client.request<unknown>({
    ...requestOf(endpoint, input),
    ...options,
    headers: { ...sent, ...(key !== undefined && { 'Idempotency-Key': key }) },
  });
  const response = endpoint.response ? readResponse(endpoint.response, data) : data;
  return { response: response as ResponseOf<Schema>, headers, status };
};

/**
 * Sends a request as the contract defines and parses the response by its schema.
 * @throws ApiError
 */
export const call = async <In, Schema extends TSchema>(
  endpoint: Endpoint<In, Schema>,
  input: In,
  options?: CallOptions,
): Promise<ResponseOf<Schema>> => (await callWithHeaders(endpoint, input, options)).response;

const absence = new Set<FailureKind>(['not_found', 'forbidden', 'unsupported']);

/** The result of a request, or a fallback if the server has no such resource for this person. */
export const orFallback = async <T, Absent>(result: Promise<T>, absent: Absent) => {
  try {
    return await result;
  } catch (error) {
    if (error instanceof ApiError && absence.has(error.kind)) return absent;
    throw error;
  }
};
