import { serverToday } from '#src/lib/clock/serverClock.ts';
import { fetchFirstWaitingList, waitingListKey } from '#src/api/waitingLists.ts';
import { useLiveQuery, type Prefetch } from '#src/hooks/data/useQuery.ts';

/**
 * The waiting list that an organisation offers on a day: the first in the response, `null` when
 * there is none that day. Live, except for a later day.
 * @param id the organisation's slug or code; nothing is requested without it
 * @param date `YYYY-MM-DD`
 */
export const useWaitingList = (id: string | null, date: string) =>
  useLiveQuery(
    'waitingList',
    date <= serverToday() ? id : null,
    id && waitingListKey(id, date),
    () => fetchFirstWaitingList(id!, date),
  );

export const prefetchWaitingList = (prefetch: Prefetch, id: string, date: string) =>
  prefetch(waitingListKey(id, date), (client) => fetchFirstWaitingList(id, date, client));
