import {
  create,
  isAxiosError,
  type AxiosAdapter,
  type AxiosInstance,
  type AxiosRequestConfig,
} from 'axios';
import { env } from '#src/config/env.ts';
import { learnServerTime } from '#src/lib/clock/serverClock.ts';
import { ApiError, toApiError } from './errors.ts';
import { needsRefresh, freshToken } from './refresh.ts';
import { requestLanguage } from './requestLanguage.ts';
import { session } from './session.ts';
import { readAccess } from './tokenStore.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The request is part of authentication, so its 401 causes no refresh. */
    skipRefresh?: boolean;
    /** Accepts a non-JSON response, because only the status matters. */
    anyBody?: boolean;
    /** The request was retried with a new token. */
    retried?: boolean;
    /** Session of the request, which is never resent in another session. */
    sessionVersion?: number;
    /** Time of sending, as `performance.now()`. */
    sentAt?: number;
  }
}

const parse = (data: unknown): unknown => {
  if (typeof data !== 'string' || data === '') return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return data;
  }
};

const bearer = 'Bearer ';

const tokenOf = (config: AxiosRequestConfig): string | null => {
  const header: unknown = config.headers?.Authorization;
  return typeof header === 'string' && header.startsWith(bearer)
    ? header.slice(bearer.length)
    : null;
};

export type ApiClient = AxiosInstance;

/**
 * Creates an axios instance with bearer token, bracket arrays and language. It rejects with
 * ApiError only. A browser has one instance. A server creates one per page, so that pages never
 * share responses.
 * @param adapter sends the requests. Defaults to the browser's
 * @param language of server messages
 */
export const createClient = ({
  adapter,
  language = requestLanguage.get,
}: { adapter?: AxiosAdapter; language?: () => string } = {}): ApiClient => {
  const client = create({
    baseURL: env.apiUrl,
    timeout: 15_000,
    headers: { Accept: 'application/json' },
    paramsSerializer: { indexes: false },
    transformResponse: [parse],
    ...(adapter && { adapter }),
  });

  client.interceptors.request.use((config) => {
    const { token: former, sessionVersion } = session.get();
    session.sync();
    // Input of one person must not be sent in the session of another.
    if (
      former !== null &&
      session.get().token !== null &&
      session.get().sessionVersion !== sessionVersion
    )
      throw new ApiError('cancelled');
    const token = readAccess();
    if (token && !config.headers.has('Authorization'))
      config.headers.set('Authorization', bearer + token);
    config.headers.set('Accept-Language', language());
    config.sessionVersion ??= session.get().sessionVersion;
    config.sentAt = performance.now();
    return config;
  });

  client.interceptors.response.use(
    (response) => {
      learnServerTime(Date.parse(String(response.headers.date)));
      const unreadable = typeof response.data === 'string' && response.data !== '';
      if (unreadable && !response.config.anyBody)
        throw new ApiError('malformed', { status: response.status });
      return response;
    },
    async (error: unknown) => {
      const failure = toApiError(error);
      const config = isAxiosError(error) ? error.config : undefined;
      if (!config || config.skipRefresh || config.retried || !needsRefresh(failure)) throw failure;
      const sentWith = tokenOf(config);
      if (!sentWith) throw failure;
      session.sync();
      const token = await freshToken(client, sentWith, config.sentAt ?? 0);
      if (config.sessionVersion !== session.get().sessionVersion) throw new ApiError('cancelled');
      config.headers.set('Authorization', bearer + token);
      return client.request({ ...config, retried: true });
    },
  );

  return client;
};

export const client = createClient();
