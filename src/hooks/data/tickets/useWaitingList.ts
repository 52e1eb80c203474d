import { serverToday } from '#src/lib/clock/serverClock.ts';
import { fetchFirstWaitingList, waitingListKey } from '#src/api/waitingLists.ts';
import { useLiveQuery, type Prefetch } from '#src/hooks/data/useQuery.ts';

/**
 * The list that an organisation offers on a day: the first in the response, null if there is none.
 * Live, except for a later day.
 * @param id slug or code of the organisation. Null skips the request
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
