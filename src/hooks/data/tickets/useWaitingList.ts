import { addDays } from '#common/calendar/days.ts';
import { todayInAthens } from '#common/calendar/athens.ts';
import type { Camel } from '#common/contract/camel.ts';
import { getWaitingLists, type WaitingList as Contract } from '#common/contract/waitingLists.ts';
import { call, keyOf } from '#src/api/transport/call.ts';
import type { ApiClient } from '#src/api/transport/client.ts';
import { useLiveQuery, type Prefetch } from '#src/hooks/data/useQuery.ts';

/** The waiting list of one organisation on one day. */
export interface WaitingList extends Camel<Contract> {
  /** The number called last, from the stream; null: nobody is being served. Absent without one. */
  serving?: number | null;
}

/** The lists of one day; `to` is the day after. */
const inputOf = (id: string, date: string) => ({ id, query: { from: date, to: addDays(date, 1) } });

export const waitingListKey = (id: string, date: string) =>
  keyOf(getWaitingLists, inputOf(id, date));

const fetchFirst = async (
  id: string,
  date: string,
  through?: ApiClient,
): Promise<WaitingList | null> =>
  (await call(getWaitingLists, inputOf(id, date), { through })).records[0] ?? null;

/**
 * The waiting list that an organisation offers on a day: the first in the response, `null` when
 * there is none that day. Today's is live.
 * @param id the organisation's slug or code; nothing is requested without it
 * @param date `YYYY-MM-DD`
 */
export const useWaitingList = (id: string | null, date: string) =>
  useLiveQuery(
    'waitingList',
    date === todayInAthens() ? id : null,
    id && waitingListKey(id, date),
    () => fetchFirst(id!, date),
  );

export const prefetchWaitingList = (prefetch: Prefetch, id: string, date: string) =>
  prefetch(waitingListKey(id, date), (client) => fetchFirst(id, date, client));
