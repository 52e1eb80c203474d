import type { SWRConfiguration } from 'swr';
import { ApiError, type FailureKind } from '#src/api/transport/errors.ts';

/** Temporary failures. After a refusal by the server, no request is repeated automatically. */
const transientKinds = new Set<FailureKind>(['network', 'timeout', 'gateway', 'server']);

const MAX_RETRIES = 2;

export const swrConfig: SWRConfiguration = {
  revalidateOnFocus: true,
  focusThrottleInterval: 10_000,
  // A slow phone hydrates the parts of a screen over several seconds; they share one request.
  dedupingInterval: 10_000,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    const mayPass = error instanceof ApiError && transientKinds.has(error.kind);
    if (!mayPass || retryCount > MAX_RETRIES) return;
    setTimeout(() => void revalidate({ retryCount }), 1_000 * 2 ** retryCount);
  },
};
