import type { Camel } from '#common/contract/camel.ts';
import { getQuietHours, type QuietHour } from '#common/contract/line.ts';
import { call, keyOf } from '#src/api/transport/call.ts';
import { withoutRetry, useQuery, type Prefetch } from '#src/hooks/data/useQuery.ts';

const none: Camel<QuietHour>[] = [];

/**
 * Typical waits of a place. Empty while loading, without history, and if the server does not send
 * them.
 * @param id slug or code of the organisation. Null skips the request
 */
export const useQuietHours = (id: string | null): Camel<QuietHour>[] =>
  useQuery(getQuietHours, id ? { id } : null, withoutRetry).data?.records ?? none;

/** Prefetches `useQuietHours`, because a later response would shift the content below. */
export const prefetchQuietHours = (prefetch: Prefetch, id: string) =>
  prefetch(keyOf(getQuietHours, { id }), (through) => call(getQuietHours, { id }, { through }));
