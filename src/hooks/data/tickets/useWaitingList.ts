import { serverToday } from '#src/lib/clock/serverClock.ts';
import { fetchWaitingLists, listOf, waitingListsKey } from '#src/api/waitingLists.ts';
import { useLiveQuery, type Prefetch } from '#src/hooks/data/useQuery.ts';

/**
 * The lists that an organisation offers on a day, one for each service. Live, except for a later
 * day.
 * @param id slug or code of the organisation. Null skips the request
 * @param date `YYYY-MM-DD`
 */
export const useWaitingLists = (id: string | null, date: string) =>
  useLiveQuery(
    'waitingList',
    date <= serverToday() ? id : null,
    id && waitingListsKey(id, date),
    () => fetchWaitingLists(id!, date),
  );

/**
 * The list that an organisation offers on a day, null if there is none. Live, as its lists are.
 * @param service code of the service. Null for the first list in the response
 */
export const useWaitingList = (id: string | null, date: string, service: string | null = null) => {
  const { data: lists, error, mutate } = useWaitingLists(id, date);
  return {
    data: lists && listOf(lists, service),
    error,
    /** Requests the lists again and resolves to the list. */
    reload: async () => listOf((await mutate()) ?? [], service),
  };
};

export const prefetchWaitingLists = (prefetch: Prefetch, id: string, date: string) =>
  prefetch(waitingListsKey(id, date), (client) => fetchWaitingLists(id, date, client));
