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

/** The only error that leaves `src/api`: every failure, in the product's terms. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  /** HTTP status; null when no response came. */
  readonly status: number | null;
  /** The server's stable code, e.g. `list_full`. */
  readonly code: string | null;
  /** The server's own sentence, already in the reader's language. */
  readonly text: string | null;
  /** Problems by field of the form. */
  readonly fields: Record<string, string[]>;
  /** Seconds to wait before another try. */
  readonly retryAfter: number | null;
  /** The raw response body, for the few callers that read more of it. */
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

/** Whether it is unknown after this failure if the server has carried out a write. */
export const isUnsure = ({ kind }: ApiError): boolean => unsure.has(kind);

/**
 * Whether the server does not know the call: nothing was sent, and a form has to say so. A 404 with a
 * code of its own, such as `review_not_found`, comes from a server that knows the call.
 */
export const isUnknownCall = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return false;
  const { kind, code } = error;
  return (
    kind === 'unsupported' || (kind === 'not_found' && (code === null || code === 'not_found'))
  );
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

/** Known by axios's mark, so that the library can load with the first call. */
const isAxiosError = (error: unknown): error is AxiosError =>
  isRecord(error) && error.isAxiosError === true;

/**
 * Turns anything thrown while calling the server into an {@link ApiError}. Servers that follow the
 * contract put a sentence, or problems by field, under `error` or `message`, some of them a level
 * deeper under `data`.
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
  const said = [body.error, body.message, inner.error, inner.message];
  return new ApiError(kindOfStatus(response.status), {
    status: response.status,
    code: sentence(body.code) ?? sentence(inner.code),
    text: said.map(sentence).find((text) => text !== null) ?? null,
    fields: said.map(problems).find((fields) => Object.keys(fields).length > 0) ?? {},
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

/** A text to show: a translation key with its values, or the server's own sentence. */
export type ErrorMessage =
  { text: string } | { key: (typeof messageKeys)[FailureKind]; values: { count: number } };

/** Whether a 403 has a reason of its own, such as an address that is not confirmed. */
const saysWhy = ({ kind, code }: ApiError): boolean =>
  kind === 'forbidden' && code !== null && code !== 'forbidden';

/** Failures of other kinds whose sentence of the server says what to do. */
const sayingCodes = new Set(['too_many_takes', 'storage_full', 'photos_unavailable']);

/**
 * The only mapping from a failure to what a person reads. A 422, a 409, a 403 with a reason, the
 * limit of tickets a minute and photos that cannot be stored carry the server's own sentence, which says what is wrong
 * or how many are allowed; everything else has a text of ours (the error catalogue, section 8).
 */
export const messageOf = (error: unknown): ErrorMessage => {
  const failure = toApiError(error);
  const speaks =
    failure.kind === 'invalid' ||
    failure.kind === 'conflict' ||
    saysWhy(failure) ||
    sayingCodes.has(failure.code ?? '');
  if (speaks && failure.text) return { text: failure.text };
  return {
    key: messageKeys[failure.kind],
    values: { count: Math.max(1, Math.ceil((failure.retryAfter ?? 60) / 60)) },
  };
};

/** The failures besides a 422 that the forms that open a session have texts for. */
const signInKinds = new Set<FailureKind>(['network', 'timeout', 'rate_limited', 'malformed']);

/**
 * The same for the forms that open a session. Nobody is signed in there, so a 401 does not mean an
 * expired session, nor a 403 a missing right: every status but 422 and 429 is a server fault and
 * has the general text.
 */
export const signInMessageOf = (error: unknown): ErrorMessage => {
  const failure = toApiError(error);
  return failure.status === 422 || signInKinds.has(failure.kind)
    ? messageOf(failure)
    : messageOf(new ApiError('server'));
};
