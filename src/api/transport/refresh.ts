import type { AxiosInstance, AxiosResponseHeaders, RawAxiosResponseHeaders } from 'axios';
import { refreshTokens } from '#common/contract/account/tokens.ts';
import { ApiError, toApiError } from './errors.ts';
import { session } from './session.ts';
import { readAccess, readRefresh, type Tokens } from './tokenStore.ts';

const LOCK = 'seira-token-refresh';
const TIMEOUT_MS = 10_000;

/** Contract messages for a token that a refresh can replace. */
const REPLACEABLE = new Set(['Access token expired', 'Invalid access token']);

/** Returns true if a failure requires a refresh and one retry. */
export const needsRefresh = (failure: ApiError): boolean =>
  failure.kind === 'unauthorised' && REPLACEABLE.has(failure.text ?? '');

/** The token pair from response headers. Null if one is missing. */
export const tokensIn = (
  headers: AxiosResponseHeaders | RawAxiosResponseHeaders | Partial<RawAxiosResponseHeaders>,
): Tokens | null => {
  const access: unknown = headers['access-token'];
  const refresh: unknown = headers['refresh-token'];
  return typeof access === 'string' && access && typeof refresh === 'string' && refresh
    ? { access, refresh }
    : null;
};

/**
 * Time in ms during which other tabs may read the old pair after a write: browsers with one process
 * per tab synchronise storage regardless of the lock.
 */
const SETTLING_MS = 200;

/** Runs a task under the lock, which is released later, when all tabs see the written pair. */
const withTabLock = <T>(work: () => Promise<T>): Promise<T> => {
  if (typeof navigator === 'undefined' || !navigator.locks) return work();
  return new Promise((resolve, reject) => {
    const underLock = async (): Promise<void> => {
      const before = readAccess();
      await work().then(resolve, reject);
      if (readAccess() !== before) await new Promise((settled) => setTimeout(settled, SETTLING_MS));
    };
    void navigator.locks.request(LOCK, underLock).catch(reject);
  });
};

const requestTokens = async (
  client: AxiosInstance,
  { access, refresh }: Tokens,
): Promise<Tokens> => {
  const response = await client.post(refreshTokens.path, undefined, {
    headers: { Authorization: `Bearer ${access}`, 'Refresh-Token': refresh },
    timeout: TIMEOUT_MS,
    skipRefresh: true,
    anyBody: true,
  });
  const tokens = tokensIn(response.headers);
  if (!tokens) throw new ApiError('malformed', { status: response.status });
  return tokens;
};

/** `POST /api/users/tokens` for a pair that this browser has removed. @throws ApiError */
export const refreshRemovedPair = (client: AxiosInstance, tokens: Tokens): Promise<Tokens> =>
  withTabLock(() => requestTokens(client, tokens));

const exchange = async (client: AxiosInstance, stale: string): Promise<string> => {
  const stored = readAccess();
  if (stored && stored !== stale) {
    session.sync();
    return stored;
  }
  const refresh = readRefresh();
  if (!stored || !refresh) throw new ApiError('unauthorised', { status: 401 });
  const tokens = await requestTokens(client, { access: stored, refresh });
  if (readRefresh() !== refresh) {
    const newer = readAccess();
    if (!newer) throw new ApiError('unauthorised', { status: 401 });
    session.sync();
    return newer;
  }
  session.renew(tokens);
  return tokens.access;
};

const refused = (failure: ApiError): boolean =>
  failure.status !== null &&
  failure.status >= 400 &&
  failure.status < 500 &&
  failure.kind !== 'rate_limited';

let inFlight: Promise<string> | null = null;

/** Time in ms after a failed refresh during which a further one would also fail. */
const SAME_MOMENT_MS = 500;

let lastFailure: { sessionVersion: number; failure: ApiError; until: number } | null = null;

const refresh = async (client: AxiosInstance, stale: string): Promise<string> => {
  try {
    return await withTabLock(() => exchange(client, stale));
  } catch (error) {
    const failure = toApiError(error);
    const newer = readAccess();
    if (refused(failure) && newer && newer !== stale) {
      session.sync();
      return newer;
    }
    if (refused(failure)) session.close('expired');
    const { sessionVersion } = session.get();
    lastFailure = { sessionVersion, failure, until: performance.now() + SAME_MOMENT_MS };
    throw failure;
  }
};

/**
 * Returns a token newer than `stale`. A Web Lock allows one exchange at a time in the browser, and
 * later calls share its result. A failure is shared by all requests that were sent before it or at
 * the same time.
 * @param sentAt time of sending of the failed request, as `performance.now()`
 * @throws ApiError. A refusal closes the session first, a network failure does not
 */
export const freshToken = (
  client: AxiosInstance,
  stale: string,
  sentAt: number,
): Promise<string> => {
  if (lastFailure?.sessionVersion === session.get().sessionVersion && sentAt < lastFailure.until)
    return Promise.reject(lastFailure.failure);
  inFlight ??= refresh(client, stale).finally(() => {
    inFlight = null;
  });
  return inFlight;
};
