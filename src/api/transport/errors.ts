import { isRecord } from '#src/lib/read.ts';
import type { AxiosError } from 'axios';
import { serverNow } from '#src/lib/clock/serverClock.ts';

export type FailureKind =
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'unauthorised'
  | 'forbidden'
  | 'not_found'
  | 'unsupported'
  | 'conflict'
  | 'invalid'
  | 'rate_limited'
  | 'gateway'
  | 'server'
  | 'malformed';

interface Details {
  status?: number | null;
  code?: string | null;
  text?: string | null;
  fields?: Record<string, string[]>;
  retryAfter?: number | null;
  body?: unknown;
}

/** The only error type that leaves `src/api`. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  /** HTTP status. Null without a response. */
  readonly status: number | null;
  /** Stable error code of the server, for example `list_full`. */
  readonly code: string | null;
  /** Message of the server, in the person's language. */
  readonly text: string | null;
  readonly fields: Record<string, string[]>;
  /** Seconds until the next attempt. */
  readonly retryAfter: number | null;
  readonly body: unknown;

  constructor(kind: FailureKind, details: Details = {}) {
    super(details.text ?? kind);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = details.status ?? null;
    this.code = details.code ?? null;
    this.text = details.text ?? null;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter ?? null;
    this.body = details.body;
  }
}

const kindOfStatus = (status: number): FailureKind => {
  const known: Record<number, FailureKind> = {
    401: 'unauthorised',
    403: 'forbidden',
    404: 'not_found',
    405: 'unsupported',
    409: 'conflict',
    422: 'invalid',
    429: 'rate_limited',
    501: 'unsupported',
    504: 'gateway',
  };
  return known[status] ?? (status >= 500 ? 'server' : 'invalid');
};

const unsure = new Set<FailureKind>(['network', 'timeout', 'gateway', 'server', 'malformed']);

/** Returns true if the server may have executed the write. */
export const isUnsure = ({ kind }: ApiError): boolean => unsure.has(kind);

/**
 * Returns true if the server lacks the endpoint, so nothing was sent. A 404 with its own code, such
 * as `review_not_found`, comes from a server that has it.
 */
export const isUnknownCall = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return false;
  const { kind, code } = error;
  return (
    kind === 'unsupported' || (kind === 'not_found' && (code === null || code === 'not_found'))
  );
};

const sentence = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

const problems = (message: unknown): Record<string, string[]> => {
  if (!isRecord(message)) return {};
  return Object.fromEntries(
    Object.entries(message)
      .map(([field, value]): [string, string[]] => [
        field,
        (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string'),
      ])
      .filter(([, list]) => list.length > 0),
  );
};

const seconds = (header: unknown): number | null => {
  if (typeof header !== 'string') return null;
  const count = Number(header);
  if (Number.isFinite(count)) return Math.max(0, Math.ceil(count));
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - serverNow()) / 1000));
};

/** Checks axios's own mark, so that the library can load with the first request. */
const isAxiosError = (error: unknown): error is AxiosError =>
  isRecord(error) && error.isAxiosError === true;

/**
 * Converts anything thrown by a request to an {@link ApiError}. Servers send a message or field
 * errors under `error` or `message`, some of them nested in `data`.
 */
export const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  if (!isAxiosError(error)) return new ApiError('malformed', { text: null });
  if (error.code === 'ERR_CANCELED') return new ApiError('cancelled');
  const { response } = error;
  if (!response)
    return new ApiError(
      error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'network',
    );
  const data: unknown = response.data;
  const body = isRecord(data) ? data : {};
  const inner = isRecord(body.data) ? body.data : {};
  const messages = [body.error, body.message, inner.error, inner.message];
  return new ApiError(kindOfStatus(response.status), {
    status: response.status,
    code: sentence(body.code) ?? sentence(inner.code),
    text: messages.map(sentence).find((text) => text !== null) ?? null,
    fields: messages.map(problems).find((fields) => Object.keys(fields).length > 0) ?? {},
    retryAfter: seconds(response.headers['retry-after']),
    body: data,
  });
};

const messageKeys = {
  network: 'errors.network',
  timeout: 'errors.timeout',
  cancelled: 'errors.general50x',
  unauthorised: 'errors.unauthorised',
  forbidden: 'errors.forbidden',
  not_found: 'errors.notFound',
  unsupported: 'errors.general50x',
  conflict: 'errors.conflict',
  invalid: 'errors.invalid',
  rate_limited: 'errors.rateLimited',
  gateway: 'errors.general50x',
  server: 'errors.general50x',
  malformed: 'errors.malformed',
} as const satisfies Record<FailureKind, string>;

/** A text to show: a translation key with parameters, or the server's message. */
export type ErrorMessage =
  | { text: string }
  | {
      key: (typeof messageKeys)[FailureKind] | 'errors.rateLimitedForHours';
      values: { count: number };
    };

/** Returns true if a 403 has a specific reason, such as an unconfirmed e-mail address. */
const hasReason = ({ kind, code }: ApiError): boolean =>
  kind === 'forbidden' && code !== null && code !== 'forbidden';

/** Error codes whose server message tells what to do. */
const codesWithServerText = new Set([
  'too_many_takes',
  'storage_full',
  'photos_unavailable',
  'service_not_found',
]);

/**
 * The only mapping from an error to its text. The server's message is used for a 422, a 409, a 403
 * with a reason and `codesWithServerText`, because it contains the specific reason. All other errors
 * use the error catalogue in section 8 of the specification.
 */
export const messageOf = (error: unknown): ErrorMessage => {
  const failure = toApiError(error);
  const usesServerText =
    failure.kind === 'invalid' ||
    failure.kind === 'conflict' ||
    hasReason(failure) ||
    codesWithServerText.has(failure.code ?? '');
  if (usesServerText && failure.text) return { text: failure.text };
  const minutes = Math.max(1, Math.ceil((failure.retryAfter ?? 60) / 60));
  if (failure.kind === 'rate_limited' && minutes > 90)
    return { key: 'errors.rateLimitedForHours', values: { count: Math.ceil(minutes / 60) } };
  return { key: messageKeys[failure.kind], values: { count: minutes } };
};

/** Errors besides a 422 that login and sign-up have texts for. */
const signInKinds = new Set<FailureKind>(['network', 'timeout', 'rate_limited', 'malformed']);

/**
 * Like `messageOf` for login and sign-up. Without a session, a 401 cannot mean an expired session,
 * nor a 403 without a reason a missing permission. Every other status except 422 and 429 is a server
 * fault with the general text.
 */
export const signInMessageOf = (error: unknown): ErrorMessage => {
  const failure = toApiError(error);
  return failure.status === 422 || signInKinds.has(failure.kind) || hasReason(failure)
    ? messageOf(failure)
    : messageOf(new ApiError('server'));
};
