import type { SWRConfiguration } from 'swr';
import { ApiError, type FailureKind } from '#src/api/transport/errors.ts';

/**
 * Failures that may pass by themselves. After a refusal by the server, a call is never repeated
 * automatically.
 */
const passing = new Set<FailureKind>(['network', 'timeout', 'gateway', 'server']);

const MAX_RETRIES = 2;

/** The data layer's defaults, for all hooks. */
export const swrConfig: SWRConfiguration = {
  revalidateOnFocus: true,
  focusThrottleInterval: 10_000,
  dedupingInterval: 2_000,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    const mayPass = error instanceof ApiError && passing.has(error.kind);
    if (!mayPass || retryCount > MAX_RETRIES) return;
    setTimeout(() => void revalidate({ retryCount }), 1_000 * 2 ** retryCount);
  },
};
