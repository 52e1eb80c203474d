import type { Camel } from '#common/contract/camel.ts';
import { getQuietHours, type QuietHour } from '#common/contract/quietHours.ts';
import { call, keyOf } from '#src/api/transport/call.ts';
import { quietly, useQuery, type Prefetch } from '#src/hooks/data/useQuery.ts';

const none: Camel<QuietHour>[] = [];

/**
 * The typical waits of a place; none while they load, without history, and from a server that does
 * not know them.
 * @param id the organisation's slug or code; nothing is requested without it
 */
export const useQuietHours = (id: string | null): Camel<QuietHour>[] =>
  useQuery(getQuietHours, id ? { id } : null, quietly).data?.records ?? none;

/** Prefetches the data of `useQuietHours`: a line that came later would move the number below it. */
export const prefetchQuietHours = (prefetch: Prefetch, id: string) =>
  prefetch(keyOf(getQuietHours, { id }), (through) => call(getQuietHours, { id }, { through }));
