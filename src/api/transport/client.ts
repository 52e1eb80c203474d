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
import { asksForRefresh, freshToken } from './refresh.ts';
import { requestLanguage } from './requestLanguage.ts';
import { session } from './session.ts';
import { readAccess } from './tokenStore.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The call is itself part of authentication: no refresh on its 401. */
    skipRefresh?: boolean;
    /** The status alone matters: a response that is not JSON is accepted. */
    anyBody?: boolean;
    /** The call has already been retried with a new token. */
    retried?: boolean;
    /** The session that sent it: a call of one login is never resent in the name of the next. */
    epoch?: number;
    /** When it was sent, as `performance.now()`. */
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
 * Makes an axios instance: bearer header, bracket arrays, language; every failure an ApiError. A
 * browser has one; a server makes one for each page, so that no page sees another's responses.
 * @param adapter how calls are made; the browser's own way without it
 * @param language in which the server is asked to word its messages
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
    const { token: former, epoch } = session.get();
    session.sync();
    // One person's input must not be sent for another.
    if (former !== null && session.get().token !== null && session.get().epoch !== epoch)
      throw new ApiError('cancelled');
    const token = readAccess();
    if (token && !config.headers.has('Authorization'))
      config.headers.set('Authorization', bearer + token);
    config.headers.set('Accept-Language', language());
    config.epoch ??= session.get().epoch;
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
      if (!config || config.skipRefresh || config.retried || !asksForRefresh(failure))
        throw failure;
      const sentWith = tokenOf(config);
      if (!sentWith) throw failure;
      session.sync();
      const current = readAccess();
      const token =
        current && current !== sentWith
          ? current
          : await freshToken(client, sentWith, config.sentAt ?? 0);
      if (config.epoch !== session.get().epoch) throw new ApiError('cancelled');
      config.headers.set('Authorization', bearer + token);
      return client.request({ ...config, retried: true });
    },
  );

  return client;
};

export const client = createClient();
