import type { SWRConfiguration } from 'swr';
import { toApiError, type FailureKind } from '#src/api/transport/errors.ts';

/** What may pass by itself. A refusal by the server is never asked for again unbidden. */
const passing = new Set<FailureKind>(['network', 'timeout', 'gateway', 'server']);

const MAX_RETRIES = 2;

/** The data layer's habits, for all hooks. */
export const swrConfig: SWRConfiguration = {
  revalidateOnFocus: true,
  focusThrottleInterval: 10_000,
  dedupingInterval: 2_000,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (!passing.has(toApiError(error).kind) || retryCount > MAX_RETRIES) return;
    setTimeout(() => void revalidate({ retryCount }), 1_000 * 2 ** retryCount);
  },
};
