import { useEffect } from 'react';
import useSWR, { unstable_serialize } from 'swr';
import type { ApiClient } from '#src/api/transport/client.ts';
import { todayInAthens } from '#common/calendar/athens.ts';
import { useLive } from '#src/hooks/data/live/useLive.ts';
import { fetchWaitingLists, waitingListKeys } from '#src/api/waitingLists.ts';
import type { Prefetch } from '#src/hooks/data/useQuery.ts';

/** The polling interval without a stream, in ms; only while the page is visible. */
const REFRESH_MS = 15_000;

const fetchFirst = async (id: string, date: string, through?: ApiClient) =>
  (await fetchWaitingLists(id, date, through))[0] ?? null;

/**
 * The waiting list that an organisation offers on a day: the first in the response, `null` when
 * there is none that day. Today's is live.
 * @param id the organisation's slug or code; nothing is requested without it
 * @param date `YYYY-MM-DD`
 */
export const useWaitingList = (id: string | null, date: string) => {
  const live = useLive('waitingList', date === todayInAthens() ? id : null);
  const swr = useSWR(id ? waitingListKeys.of(id, date) : null, () => fetchFirst(id!, date), {
    refreshInterval: live === 'live' ? 0 : REFRESH_MS,
    keepPreviousData: false,
  });
  const { data, mutate } = swr;
  useEffect(() => {
    // Data that came with the page is not in the cache, where the stream changes it.
    if (data !== undefined) void mutate((known) => known ?? data, { revalidate: false });
  }, [data, mutate]);
  return swr;
};

/** Prefetches the data of `useWaitingList`. */
export const prefetchWaitingList = (prefetch: Prefetch, id: string, date: string) =>
  prefetch(unstable_serialize(waitingListKeys.of(id, date)), (client) =>
    fetchFirst(id, date, client),
  );
