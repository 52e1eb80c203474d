import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';

declare global {
  interface Window {
    /**
     * Calls that a page's inline script has made for a signed-in person, by API path, while the
     * page's scripts were on their way; see server/pages/start.ts. Null is a call that failed.
     */
    earlyCalls?: Record<string, { token: string; answer: Promise<Response | null> }>;
  }
}

/** How old a page may be for its early responses to be used, in ms. */
const FRESH_MS = 30_000;

/**
 * Answers a call with the response that the page has requested early: once, only for the token it
 * was requested with, and only a success. Anything else goes through the adapter.
 * @param pathOf a call's API path with its query
 */
export const withEarlyCalls =
  (adapter: AxiosAdapter, pathOf: (config: InternalAxiosRequestConfig) => string): AxiosAdapter =>
  async (config) => {
    const calls = typeof window === 'undefined' ? undefined : window.earlyCalls;
    if (!calls || config.method !== 'get' || performance.now() > FRESH_MS) return adapter(config);
    const path = pathOf(config);
    const call = calls[path];
    delete calls[path];
    if (!call || config.headers.Authorization !== `Bearer ${call.token}`) return adapter(config);
    const response = await call.answer;
    if (!response?.ok) return adapter(config);
    const { status, statusText } = response;
    const headers = Object.fromEntries(response.headers.entries());
    return { data: await response.text(), status, statusText, headers, config };
  };
